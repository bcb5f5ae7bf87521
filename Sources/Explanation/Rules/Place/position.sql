-- A position puts the middle of its content at a point of its own. Without it the view may stand there by chance.
SELECT
  place.absolute AS value,
  place.position + place.length / 2 AS point,
  place.length AS length,
  place.parent_id AS by_id,
  'cause ' || place.parent_id || char(10) || 'cause ' || place.parent_id || iif(place.axis = 'w', '.x', '.y') AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'position';
