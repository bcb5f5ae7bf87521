-- A screen centres its content in what its bars and its safe area leave.
-- Only of: insets
WITH place AS (
  SELECT own.*, ifnull(iif(:axis = 'w', placement.proposal_width, placement.proposal_height), own.length) AS room
  FROM axis_placement AS own
  JOIN placement ON placement.node_id = own.node_id AND placement.pass_id = own.pass_id
  WHERE own.node_id = :node AND own.pass_id = :pass AND own.axis = :axis AND own.guide = 'center'
)
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  place.length AS length,
  iif(place.room < 9e999 AND abs(place.room - place.length) > 0.005, place.room, NULL) AS room,
  -- What is before that room.
  place.position - iif(place.room < 9e999, (place.room - place.length) / 2, 0) AS kept,
  place.position = 0 AS fold,
  -- A sheet's screen nobody wrote.
  'cause ' || iif(holder.pointer IS NULL, ifnull(holder.parent_id, holder.id), holder.id) AS suspects,
  place.parent_id AS because
FROM place
JOIN node AS holder ON holder.id = place.parent_id
WHERE holder.kind IN (SELECT name FROM kind WHERE insets);
