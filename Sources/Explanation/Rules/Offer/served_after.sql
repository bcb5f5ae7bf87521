-- {stack} serves {served}{rest}
-- Only of: HStack, VStack
-- Views of higher priority are served first; this one gets what they leave.
WITH RECURSIVE own AS MATERIALIZED (
  SELECT *, stack_call_id AS because FROM stack_offer
  WHERE call_id = :call AND axis = :axis AND proposal IS offered AND proposal IS NOT stack_proposal
), first AS MATERIALIZED (
  SELECT other.* FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.priority > own.priority
  GROUP BY +other.child_id
), named AS (
  SELECT first.turn, first.child_id, first.took, node.view_id, iif(node.key GLOB 'node[0-9]*', view.key, node.key) AS key,
    row_number() OVER (ORDER BY first.turn) AS place, count(*) OVER () AS many
  FROM first CROSS JOIN node ON node.id = first.child_id CROSS JOIN node AS view ON view.id = node.view_id
), carrier (turn, child_id, id, view_id) AS (
  -- A stack of one view is that view: its priority is the view's.
  SELECT turn, child_id, node.id, node.view_id
  FROM (SELECT turn, child_id FROM first UNION ALL SELECT 9e999, child_id FROM own) AS served CROSS JOIN node ON node.id = served.child_id
  UNION ALL
  SELECT carrier.turn, carrier.child_id, inner.id, inner.view_id FROM carrier CROSS JOIN node AS inner ON inner.parent_id = carrier.id
  WHERE carrier.id = carrier.view_id AND (SELECT kind FROM node WHERE node.id = carrier.id) IN ('HStack', 'VStack', 'ZStack')
    AND (SELECT count(*) FROM node AS other WHERE other.parent_id = carrier.id) = 1
), setter AS (
  -- The modifiers that give them their priorities, and this one its lower.
  SELECT min(modifier.id) AS id, served.child_id AS child_id, served.child_id = (SELECT child_id FROM own) AS is_own, served.turn AS turn
  FROM carrier AS served CROSS JOIN node AS modifier ON modifier.view_id = served.view_id AND modifier.id >= served.id AND modifier.kind = 'layoutPriority'
  GROUP BY served.child_id
), peer AS MATERIALIZED (
  SELECT other.turn, other.child_id, other.took, other.offered, node.view_id, other.turn < own.turn AS is_before,
    iif(node.key GLOB 'node[0-9]*', (SELECT key FROM node AS view WHERE view.id = node.view_id), node.key) AS key
  FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.priority = own.priority AND other.child_id <> own.child_id
  GROUP BY +other.child_id
), held AS (
  SELECT node.view_id FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.priority < own.priority AND other.minimum > 0
  GROUP BY +other.child_id
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  (SELECT iif(max(many) = 1, max(printf('%s first, which takes %.10g', key, round(took, 2))), group_concat(
      iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s (%.10g)', key, round(took, 2)), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ' first')
    FROM (SELECT * FROM named ORDER BY turn LIMIT 4)) AS served,
  -- Of its own priority those before it took their part as well.
  ifnull((SELECT ', then ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
        || printf(iif(many = 1, '%s, which takes %.10g%s', '%s (%.10g%s)'), key, round(took, 2), iif(took > offered + 0.005, printf(iif(many = 1, ' (offered %.10g)', ', offered %.10g'), round(offered, 2)), '')), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '')
    FROM (SELECT *, row_number() OVER (ORDER BY turn) AS place, count(*) OVER () AS many FROM peer WHERE is_before AND took <> 0 ORDER BY turn LIMIT 4)
    HAVING count(*) > 0), '')
    || iif((SELECT min(is_own) FROM setter), printf(', before what has priority %.10g', own.priority), '')
    || iif(own.sharers > 1, printf('; it shares the other %.10g equally among %d', round(own.remaining, 2), own.sharers), '')
    || iif(own.reserved > 0, printf(', holding back %.10g for %s', round(own.reserved, 2), ifnull((
      SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || words, '') FROM (
        SELECT node.key || iif(node.kind = 'Spacer', ' (Spacer)', '') AS words, row_number() OVER (ORDER BY node.id) AS place, count(*) OVER () AS many
        FROM held CROSS JOIN node ON node.id = held.view_id ORDER BY node.id)
      HAVING max(many) <= 3), 'lower priorities')), '') AS rest,
  ifnull((SELECT id FROM setter ORDER BY turn LIMIT 1), own.stack_id) AS by_id,
  -- The priorities, then what was served before it, then those it shares with: whichever is the first to change something decides.
  (SELECT group_concat('remove #' || id, char(10)) FROM (
    SELECT id FROM (SELECT id FROM setter ORDER BY turn LIMIT 5)
    UNION ALL
    SELECT view_id FROM (
      SELECT view_id, took, turn, 1 AS is_before FROM named UNION ALL SELECT view_id, took, turn, is_before FROM peer ORDER BY is_before DESC, took DESC, turn LIMIT 8))) AS edit,
  'Without {it}' AS label,
  'edit' AS blames,
  (SELECT view_id FROM named ORDER BY turn LIMIT 1) AS other_id,
  own.because AS because,
  'room' AS because_ask
FROM own
WHERE own.priority > -9e999 AND EXISTS (SELECT * FROM first);
