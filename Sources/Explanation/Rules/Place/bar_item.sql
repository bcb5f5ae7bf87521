-- A toolbar places its items in the bars of the screen around it, each where its placement says.
WITH screen AS (
  -- The nearest container that keeps bars: not what the modifier is on, and not what merely holds the items.
  SELECT around.id FROM node AS around
  WHERE around.id < :node AND around.last_id >= :node AND around.kind IN (SELECT name FROM kind WHERE insets AND role = 'container')
  ORDER BY around.id DESC LIMIT 1
)
SELECT
  place.absolute AS value,
  place.node_id AS by_id,
  screen.id AS screen_id,
  placement.text AS placement,
  ifnull('cause ' || placement.node_id || '.placement' || char(10), '') || 'content ' || screen.id AS suspects,
  screen.id AS because
FROM axis_placement AS place
JOIN axis_call AS call ON call.id = place.call_id AND call.axis = place.axis AND call.reason = 'toolbar-item'
CROSS JOIN screen
LEFT JOIN attribute AS placement ON placement.node_id = place.node_id AND placement.name = 'placement'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
