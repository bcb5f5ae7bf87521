-- An offset moves its content away from its own frame; the slot stays.
WITH
-- With: direction
SELECT
  place.absolute AS value,
  place.position AS moved,
  place.parent_id AS by_id,
  :axis = 'w' AND direction.is_mirrored AS is_mirrored,
  place.position = 0 AS fold,
  'cause ' || place.parent_id AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
CROSS JOIN direction
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'offset';
