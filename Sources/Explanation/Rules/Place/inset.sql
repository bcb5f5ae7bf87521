-- The view and the content stand at opposite edges of a safeAreaInset.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  (edge.text IN ('top', 'leading')) = (place.ordinal = 1) AS is_at_start,
  first.node_id AS primary_id,
  iif(place.axis = 'w', first.width, first.height) AS primary_length,
  place.position - iif(place.axis = 'w', first.width, first.height) AS gap,
  place.position = 0 AS fold,
  'cause ' || place.parent_id || iif(place.ordinal = 0, '', '.edge') AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
JOIN attribute AS edge ON edge.node_id = place.parent_id AND edge.name = 'edge' AND edge.text IN ('top', 'bottom', 'leading', 'trailing')
-- What it stands behind: the content behind the view, or the view behind the content.
LEFT JOIN node AS view ON view.parent_id = place.parent_id AND view.ordinal = 1 - place.ordinal AND place.position > 0.005
LEFT JOIN placement AS first ON first.node_id = view.id AND first.pass_id = place.pass_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN (SELECT name FROM kind WHERE insets_safe_area)
  AND place.axis = iif(edge.text IN ('top', 'bottom'), 'h', 'w') AND NOT place.only_child;
