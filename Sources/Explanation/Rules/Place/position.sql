-- A position puts the middle of its content at a point of its own. Without it the view may stand there by chance.
WITH
-- With: direction
SELECT
  place.absolute AS value,
  place.position + place.length / 2 AS point,
  place.length AS length,
  -- As it is written, where that counts from the right.
  iif(:axis = 'w' AND direction.is_mirrored, place.parent_length - place.position - place.length / 2, NULL) AS from_right,
  place.parent_id AS by_id,
  'cause ' || place.parent_id || char(10) || 'cause ' || place.parent_id || iif(place.axis = 'w', '.x', '.y') AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
CROSS JOIN direction
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'position';
