-- {stack} serves {first} first, which {verb} {took}{rest}
-- Views of higher priority are served first; this one gets what they leave.
WITH own AS (
  SELECT own.*, child.proposal AS value, parent.id AS because
  FROM axis_call AS child
  JOIN stack_offer AS own ON own.call_id = child.id AND own.axis = child.axis
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal AND child.proposal IS own.offered
), first AS (
  SELECT other.* FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.priority > own.priority
  GROUP BY +other.child_id
), setter AS (
  -- The modifier that gives the first of them its priority, or else this one its lower.
  SELECT modifier.id AS id, served.child_id AS child_id, served.child_id = (SELECT child_id FROM own) AS is_own
  FROM (SELECT turn, child_id FROM first UNION ALL SELECT 9e999, child_id FROM own) AS served CROSS JOIN node AS child ON child.id = served.child_id
  CROSS JOIN node AS modifier ON modifier.view_id = child.view_id AND modifier.id >= child.id AND modifier.kind = 'layoutPriority'
  ORDER BY served.turn, modifier.id
  LIMIT 1
)
SELECT
  own.value AS value,
  own.stack_id AS stack_id,
  (SELECT group_concat(view_id) FROM (SELECT node.view_id FROM first JOIN node ON node.id = first.child_id ORDER BY first.turn)) AS first_ids,
  iif((SELECT count(*) FROM first) = 1, 'takes', 'take') AS verb,
  (SELECT sum(took) FROM first) AS took,
  iif((SELECT is_own FROM setter), printf(', before what has priority %.10g', own.priority), '')
    || iif(own.sharers > 1, printf('; it shares the other %.10g equally among %d', round(own.remaining, 2), own.sharers), '')
    || iif(own.reserved > 0, printf(', holding back %.10g for lower priorities', round(own.reserved, 2)), '') AS rest,
  ifnull((SELECT id FROM setter), own.stack_id) AS by_id,
  (SELECT 'remove #' || id FROM setter) AS edit,
  'Without {by}' AS label,
  (SELECT view_id FROM setter JOIN node ON node.id = setter.child_id) AS other_id,
  own.because AS because,
  'room' AS because_ask
FROM own
WHERE own.priority > -9e999 AND EXISTS (SELECT * FROM first);
