-- The content of a ScrollView starts at the top leading corner of the window, moved by what was scrolled; smaller than the window both ways, it is centred.
SELECT
  place.absolute AS value,
  place.position AS position,
  place.parent_id AS by_id,
  place.position = 0 AS fold,
  'cause ' || place.parent_id AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN (SELECT name FROM kind WHERE scrolls IS NOT NULL AND NOT lazy);
