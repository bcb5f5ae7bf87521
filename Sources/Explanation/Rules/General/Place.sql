-- The recorded place, where nothing more is known of how it came about.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  place.position AS position,
  iif(parent.role = 'modifier', 'cause ', 'content ') || parent.id AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node AS parent ON parent.id = place.parent_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
