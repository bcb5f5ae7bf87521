-- {by}, a Layout of its own, places {point} of it at {position}
SELECT
  place.absolute AS value,
  CASE place.anchor WHEN 0 THEN iif(place.axis = 'w', 'the left edge', 'the top') WHEN 0.5 THEN 'the middle'
    WHEN 1 THEN iif(place.axis = 'w', 'the right edge', 'the bottom') ELSE printf('the point %.10g', round(place.anchor, 2)) END AS point,
  place.position + iif(place.anchor = 0, 0, place.anchor * place.length) AS position,
  place.parent_id AS by_id,
  place.position = 0 AND place.anchor = 0 AS fold,
  'unwrap #' || place.parent_id AS content_edit,
  'With {by} unwrapped' AS content_label,
  place.parent_id AS because
FROM axis_placement AS place
JOIN axis_call AS call ON call.id = place.parent_call_id AND call.axis = place.axis AND call.rule = 'layout.custom'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
