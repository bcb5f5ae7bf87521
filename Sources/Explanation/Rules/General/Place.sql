-- {by} places it {position} from its own {edge}
-- The recorded place, where nothing more is known of how it came about.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  printf('%.10g', round(place.position, 2)) AS position,
  iif(place.axis = 'w', 'left edge', 'top') AS edge,
  iif(parent.role = 'modifier', 'remove #' || parent.id, NULL) AS edit,
  iif(parent.role = 'modifier', NULL, 'unwrap #' || parent.id) AS content_edit,
  'Without {by}' AS label,
  'With {by} unwrapped' AS content_label,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node AS parent ON parent.id = place.parent_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
