-- {box} aligns it by {guide}: its {own}{stated}{sources}{meets} {line} of {primary}
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
  own.source_id AS sources_id,
  iif(own.source_ids LIKE '%,%', own.source_ids, NULL) AS sources_ids,
  '' AS sources,
  iif(own.source_id IS NULL, ' meets', ', meets') AS meets,
  place.position + ifnull(own.value, 0.0) AS line,
  ifnull((SELECT group_concat('remove #' || value, char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10), '')
    || iif(own.source_ids LIKE '%,%', 'remove #' || replace(own.source_ids, ',', '; remove #') || char(10), '')
    || 'set #' || place.parent_id || '.alignment '
    || iif(alignment.text IS NULL OR alignment.text = 'center', 'topLeading', 'null') AS edit,
  CASE WHEN own.source_id IS NULL THEN '' WHEN own.source_ids NOT LIKE '%,%' THEN 'Without {source}' || char(10)
    ELSE (SELECT group_concat('Without {it}', char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10) || 'Without {sources}' || char(10) END
    || iif(alignment.text IS NULL OR alignment.text = 'center', 'With {box} aligned by topLeading', 'Without the alignment of {box}') AS label,
  'edit' AS blames,
  place.parent_id AS because
FROM axis_placement AS place
LEFT JOIN own
LEFT JOIN attribute AS alignment ON alignment.node_id = place.parent_id AND alignment.name = 'alignment'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN ('overlay', 'background') AND place.ordinal = 1;
