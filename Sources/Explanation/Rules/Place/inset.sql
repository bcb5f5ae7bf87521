-- {by} puts it at its {end}{past}{primary}{length}
-- The view and the content stand at opposite edges of a safeAreaInset.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  iif(edge.text IN ('top', 'leading') = (place.ordinal = 1), iif(place.axis = 'w', 'leading edge', 'top'), iif(place.axis = 'w', 'trailing edge', 'bottom'))
    AS end,
  iif(first.node_id IS NULL, '', iif(place.axis = 'w', ', after ', ', below ')) AS past,
  first.node_id AS primary_id,
  '' AS "primary",
  iif(first.node_id IS NULL, '', printf(', which has %.10g', round(iif(place.axis = 'w', first.width, first.height), 2))
    || iif(place.position - iif(place.axis = 'w', first.width, first.height) > 0.005,
      printf(', and a gap of %.10g', round(place.position - iif(place.axis = 'w', first.width, first.height), 2)), '')) AS length,
  place.position = 0 AS fold,
  iif(place.ordinal = 0, 'remove #' || place.parent_id, 'set #' || place.parent_id || '.edge ' || opposite.edge) AS edit,
  iif(place.ordinal = 0, 'Without {by}', 'With edge: .' || opposite.edge || ' on {inset}') AS label,
  place.parent_id AS inset_id,
  place.parent_id AS because
FROM axis_placement AS place
JOIN attribute AS edge ON edge.node_id = place.parent_id AND edge.name = 'edge'
JOIN (SELECT 'top' AS name, 'bottom' AS edge UNION ALL SELECT 'bottom', 'top' UNION ALL SELECT 'leading', 'trailing' UNION ALL SELECT 'trailing', 'leading')
  AS opposite ON opposite.name = edge.text
-- What the content stands behind.
LEFT JOIN node AS view ON view.parent_id = place.parent_id AND view.ordinal = 0 AND place.ordinal = 1 AND place.position > 0.005
LEFT JOIN placement AS first ON first.node_id = view.id AND first.pass_id = place.pass_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'safeAreaInset'
  AND place.axis = iif(edge.text IN ('top', 'bottom'), 'h', 'w') AND (NOT place.only_child OR place.guide_row IS NOT NULL);
