-- A frame's ideal counts only where nil is proposed; else the frame hands up the reply of its content.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS frame_id,
  attribute.number AS ideal,
  axis_call.proposal AS proposal,
  (SELECT view_id FROM node WHERE id = axis_call.node_id + 1) AS by_id,
  'cause ' || axis_call.node_id || ' with fixedSize' AS suspects,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call
JOIN attribute ON attribute.node_id = axis_call.node_id AND attribute.name = iif(axis_call.axis = 'w', 'idealWidth', 'idealHeight')
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'forwards' AND axis_call.proposal IS NOT NULL;
