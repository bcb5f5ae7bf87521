-- A guide of the content of an overlay or a background meets the same guide of the view that the layer belongs to.
WITH
-- With: direction,
-- With: placed
SELECT
  place.absolute AS value,
  place.parent_id AS box_id,
  ifnull(own.source_id, place.parent_id) AS by_id,
  place.parent_id + 1 AS primary_id,
  own.name AS guide,
  ifnull(own.value, 0.0) AS own,
  own.source_id AS source_id,
  own.source_ids AS source_ids,
  place.start + ifnull(own.value, 0.0) AS line,
  place.parent_length AS primary_length,
  :axis = 'w' AND direction.is_mirrored AS is_mirrored,
  -- That of the view may be stated, too.
  own.name = 'center' AND abs(place.start + own.value - place.parent_length / 2) < 0.005 AS is_half,
  ifnull((SELECT group_concat('cause ' || value, char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10), '')
    || iif(own.source_ids LIKE '%,%', 'cause ' || replace(own.source_ids, ',', '+') || char(10), '')
    || 'cause ' || place.parent_id || '.alignment' AS suspects,
  place.parent_id AS because
FROM placed AS place
CROSS JOIN direction
LEFT JOIN (SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis) AS own
WHERE place.parent_kind IN (SELECT name FROM kind WHERE layer IS NOT NULL) AND place.ordinal = 1
  -- A style that reaches beyond the safe area is aligned by nothing.
  AND NOT EXISTS (SELECT 1 FROM call JOIN reason ON reason.id = call.reason_id WHERE call.id = place.call_id AND reason.name = 'secondary-beyond');
