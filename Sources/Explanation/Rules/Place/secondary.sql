-- {box} aligns it by {guide}: its {own}{stated}{sources}{meets} {line} of {primary}{half}
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
  -- That of the view may be stated, too.
  iif(own.name = 'center' AND abs(place.position + own.value - place.parent_length / 2) < 0.005,
    printf(', half of %.10g', round(place.parent_length, 2)), '') AS half,
  ifnull((SELECT group_concat('remove #' || value, char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10), '')
    || iif(own.source_ids LIKE '%,%', 'remove #' || replace(own.source_ids, ',', '; remove #') || char(10), '')
    || 'set #' || place.parent_id || '.alignment '
    || coalesce(middle.word, 'null') AS edit,
  CASE WHEN own.source_id IS NULL THEN '' WHEN own.source_ids NOT LIKE '%,%' THEN 'Without {source}' || char(10)
    ELSE (SELECT group_concat('Without {it}', char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10) || 'Without {sources}' || char(10) END
    || ifnull('With {box} aligned by ' || middle.word, 'Without the alignment of {box}') AS label,
  'edit' AS blames,
  place.parent_id AS because
FROM axis_placement AS place
LEFT JOIN own
-- What says nothing of this axis means its middle: `bottom`, from left to right. Then the same with a word for it.
JOIN (
  SELECT node.id, CASE
    WHEN alignment.text IS NULL OR alignment.text = 'center' THEN 'topLeading'
    WHEN :axis = 'w' AND alignment.text IN ('top', 'bottom') THEN alignment.text || 'Leading'
    WHEN :axis = 'h' AND alignment.text IN ('leading', 'trailing') THEN 'top' || upper(substr(alignment.text, 1, 1)) || substr(alignment.text, 2) END AS word
  FROM node LEFT JOIN attribute AS alignment ON alignment.node_id = node.id AND alignment.name = 'alignment'
) AS middle ON middle.id = place.parent_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN ('overlay', 'background') AND place.ordinal = 1;
