-- {by}, a Layout of its own, places {point} of it at {position}
SELECT
  place.absolute AS value,
  CASE place.anchor WHEN 0 THEN iif(place.axis = 'w', 'the left edge', 'the top') WHEN 0.5 THEN 'the middle'
    WHEN 1 THEN iif(place.axis = 'w', 'the right edge', 'the bottom') ELSE printf('the point %.10g', round(place.anchor, 2)) END AS point,
  place.position + iif(place.anchor = 0, 0, place.anchor * place.length) AS position,
  place.parent_id AS by_id,
  place.position = 0 AND place.anchor = 0 AS fold,
  -- Another alignment, where the Layout has one, then other numbers.
  iif(place.position = 0 AND place.anchor = 0, NULL, 'set #' || place.parent_id || '.alignment ' || aligned.other || ifnull((
    SELECT group_concat(char(10) || printf('set #%d.%s %.17g', node_id, name, number + 10), '') FROM attribute
    WHERE node_id = place.parent_id AND number BETWEEN -1e9 AND 1e9), '')) AS edit,
  'With {by} aligned by ' || aligned.other || ifnull((
    SELECT group_concat(char(10) || printf('With %s: %.10g on {by}', name, number + 10), '') FROM attribute
    WHERE node_id = place.parent_id AND number BETWEEN -1e9 AND 1e9), '') AS label,
  'unwrap #' || place.parent_id AS content_edit,
  'With {by} unwrapped' AS content_label,
  place.parent_id AS because
FROM axis_placement AS place
JOIN axis_call AS call ON call.id = place.parent_call_id AND call.axis = place.axis AND call.rule = 'layout.custom'
JOIN (
  SELECT place.node_id, iif(EXISTS (SELECT * FROM attribute WHERE attribute.node_id = place.parent_id AND name = 'alignment' AND text = edge), 'center', edge) AS other
  FROM (SELECT *, iif(axis = 'w', 'leading', 'top') AS edge FROM axis_placement WHERE node_id = :node AND pass_id = :pass AND axis = :axis) AS place
) AS aligned
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
