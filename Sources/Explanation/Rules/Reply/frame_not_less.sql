-- {frame} has no {bound}: it is not {less} than its content, {by}
-- The bound that is missing is the content's reply.
SELECT
  axis_call.reply AS value,
  node.id AS frame_id,
  bound.name AS bound,
  iif(axis_call.rule = 'frame.child_is_minimum', 'less', 'more') AS less,
  (SELECT view_id FROM node AS content WHERE content.id = node.id + 1) AS by_id,
  iif(axis_call.rule = 'frame.child_is_minimum', 'set #' || node.id || '.' || bound.name || ' 0', 'set #' || node.id || '.' || bound.name || ' infinity') AS edit,
  iif(axis_call.rule = 'frame.child_is_minimum', 'With {bound}: 0 in {it}', 'With {bound}: .infinity in {it}') AS label,
  -- What has a minimum is served before what gives way more easily.
  iif(axis_call.rule = 'frame.child_is_maximum', 'remove #' || node.id, NULL) AS other_edit,
  'Without {it}' AS other_label,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call JOIN node ON node.id = axis_call.node_id
JOIN (SELECT iif(:axis = 'w', 'Width', 'Height') AS dimension) AS word
JOIN (SELECT 'min' AS prefix UNION ALL SELECT 'max') AS prefix ON prefix.prefix = iif(axis_call.rule = 'frame.child_is_minimum', 'min', 'max')
JOIN (SELECT 'minWidth' AS name UNION ALL SELECT 'maxWidth' UNION ALL SELECT 'minHeight' UNION ALL SELECT 'maxHeight') AS bound ON bound.name = prefix.prefix || word.dimension
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('frame.child_is_minimum', 'frame.child_is_maximum');
