-- {by} puts its centre at {point}: {point} - {length} / 2
SELECT
  place.absolute AS value,
  place.position + place.length / 2 AS point,
  place.length AS length,
  place.parent_id AS by_id,
  'remove #' || place.parent_id AS edit,
  'Without {by}' AS label,
  place.parent_id AS because
FROM axis_placement AS place
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'position';
