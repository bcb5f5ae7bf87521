-- {frame} uses its ideal {ideal} only when it is proposed nil, not {proposal}: it is as {wide} as its content, {by}
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS frame_id,
  attribute.number AS ideal,
  axis_call.proposal AS proposal,
  iif(axis_call.axis = 'w', 'wide', 'high') AS wide,
  (SELECT view_id FROM node WHERE id = axis_call.node_id + 1) AS by_id,
  'add #' || axis_call.node_id || ' fixedSize' AS edit,
  'With .fixedSize() around it' AS label,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call
JOIN attribute ON attribute.node_id = axis_call.node_id AND attribute.name = iif(axis_call.axis = 'w', 'idealWidth', 'idealHeight')
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'forwards' AND axis_call.proposal IS NOT NULL;
