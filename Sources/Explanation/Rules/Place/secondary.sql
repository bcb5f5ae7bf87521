-- {box} aligns it by {guide}: its {own}{stated}{source} meets {line} of {primary}
-- Content of an overlay or background: a guide of it meets the one of the view it belongs to.
WITH own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
)
SELECT
  place.absolute AS value,
  place.parent_id AS box_id,
  ifnull(own.source_id, place.parent_id) AS by_id,
  place.parent_id + 1 AS primary_id,
  ifnull(own.name, 'its corner') AS guide,
  ifnull(own.value, 0.0) AS own,
  iif(own.source_id IS NOT NULL, ', set by ', '') AS stated,
  own.source_id AS source_id,
  '' AS source,
  place.position + ifnull(own.value, 0.0) AS line,
  ifnull('remove #' || own.source_id || char(10), '') || 'set #' || place.parent_id || '.alignment '
    || iif(alignment.text IS NULL OR alignment.text = 'center', 'topLeading', 'null') AS edit,
  iif(own.source_id IS NOT NULL, 'Without {source}' || char(10), '')
    || iif(alignment.text IS NULL OR alignment.text = 'center', 'With {box} aligned by topLeading', 'Without the alignment of {box}') AS label,
  'edit' AS blames,
  place.parent_id AS because
FROM axis_placement AS place
LEFT JOIN own
LEFT JOIN attribute AS alignment ON alignment.node_id = place.parent_id AND alignment.name = 'alignment'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN ('overlay', 'background') AND place.ordinal = 1;
