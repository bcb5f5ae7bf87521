-- {by} puts it at its {end}
-- The view and the content stand at opposite edges of a safeAreaInset.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  iif(edge.text IN ('top', 'leading') = (place.ordinal = 1), iif(place.axis = 'w', 'leading edge', 'top'), iif(place.axis = 'w', 'trailing edge', 'bottom'))
    AS end,
  place.position = 0 AS fold,
  iif(place.ordinal = 0, 'remove #' || place.parent_id, '') AS edit,
  'Without {by}' AS label,
  place.parent_id AS because
FROM axis_placement AS place
JOIN attribute AS edge ON edge.node_id = place.parent_id AND edge.name = 'edge'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'safeAreaInset'
  AND place.axis = iif(edge.text IN ('top', 'bottom'), 'h', 'w') AND (NOT place.only_child OR place.guide_row IS NOT NULL);
