-- Along its axis a stack, a List and the rows of a Grid put one view after another.
-- Only of: shares_room, lazy, is_grid
WITH
-- With: direction
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  place.previous_id AS previous_id,
  place.position AS position,
  place.length AS length,
  traits.scrolls IS NOT NULL AS is_list,
  place.is_mirrored AS is_mirrored,
  previous.absolute AS start,
  previous.length AS previous_length,
  abs(previous.position) < 0.005 AS is_second,
  place.gap AS gap,
  place.previous_id IS NULL AND place.position = 0 AS fold,
  ifnull('cause ' || maker.id || char(10), '')
    -- The first row of a List stands at the edge without it.
    || ifnull('cause ' || ifnull(before.view_id, iif(traits.scrolls IS NOT NULL AND place.position > 0.005, place.parent_id, NULL)) || char(10), '')
    || iif(place.is_mirrored, 'cause ' || ifnull(direction.id, 'environment.layoutDirection'), '') AS suspects,
  place.parent_id AS because
FROM (
  SELECT *, CASE
      WHEN parent_kind IN (SELECT name FROM kind WHERE shares_room) THEN (
        SELECT share.gap FROM placement AS stack JOIN stack_share AS share ON share.call_id = stack.arranged_by AND share.child_id = inner.node_id
        WHERE stack.node_id = inner.parent_id AND stack.pass_id = inner.pass_id ORDER BY share.rowid DESC LIMIT 1)
      -- From right to left the one before stands behind it.
      ELSE (
        SELECT iif(before.position > inner.position, before.position - inner.position - inner.length, inner.position - before.position - before.length)
        FROM axis_placement AS before WHERE before.node_id = inner.previous_id AND before.pass_id = inner.pass_id AND before.axis = inner.axis)
    END AS gap,
    inner.axis = 'w' AND (SELECT is_mirrored FROM direction) AS is_mirrored
  FROM axis_placement AS inner WHERE inner.node_id = :node AND inner.pass_id = :pass AND inner.axis = :axis
) AS place
CROSS JOIN kind AS traits ON traits.name = place.parent_kind
LEFT JOIN (
  SELECT node_id, pass_id, iif(:axis = 'w', x, y) AS position, iif(:axis = 'w', absolute_x, absolute_y) AS absolute, iif(:axis = 'w', width, height) AS length
  FROM placement
) AS previous ON previous.node_id = place.previous_id AND previous.pass_id = place.pass_id
LEFT JOIN node AS before ON before.id = place.previous_id
-- What makes the one before as long as it is, where that is no view's own doing.
LEFT JOIN node AS maker ON maker.id = (
  SELECT modifier.id FROM node AS modifier
  CROSS JOIN placement AS placed ON placed.node_id = modifier.id AND placed.pass_id = :pass
  CROSS JOIN axis_call AS made ON made.id = placed.call_id AND made.axis = :axis
  WHERE modifier.view_id = before.view_id AND +modifier.id >= before.id AND +modifier.id <> before.view_id
    AND (made.imposes OR made.takes_offer OR +modifier.kind IN (SELECT name FROM kind WHERE insets))
  ORDER BY modifier.id LIMIT 1)
CROSS JOIN direction
WHERE traits.axis = place.axis AND traits.tracks IS NULL AND NOT traits.is_grid_row AND NOT (traits.shares_room AND place.only_child)
  AND (NOT traits.is_grid OR (SELECT kind FROM node WHERE id = place.node_id) IN (SELECT name FROM kind WHERE is_grid_row));
