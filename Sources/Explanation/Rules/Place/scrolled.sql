-- {by} {how}
-- The content starts at the top leading corner of the window, moved by what was scrolled; smaller than the window both ways, it is centred.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  CASE WHEN place.position < 0 THEN printf('is scrolled by %.10g', round(-place.position, 2))
    WHEN place.position = 0 THEN 'shows it from its start'
    ELSE printf('has it %.10g from its edge: the content is smaller', round(place.position, 2)) END AS how,
  place.position = 0 AS fold,
  'unwrap #' || place.parent_id AS edit,
  'Without {by}' AS label,
  place.parent_id AS because
FROM axis_placement AS place
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'ScrollView';
