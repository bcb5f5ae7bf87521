-- A frame with only one of its two bounds has its content's reply for the other one.
SELECT
  axis_call.reply AS value,
  axis_call.rule AS rule,
  axis_call.node_id AS frame_id,
  bound.name AS bound,
  (SELECT view_id FROM node AS content WHERE content.id = axis_call.node_id + 1) AS by_id,
  'peer ' || axis_call.node_id || '.' || bound.name
    -- What has a minimum is served before what gives way more easily.
    || iif(axis_call.rule = 'frame.child_is_maximum', char(10) || 'beside ' || axis_call.node_id, '') AS suspects,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call
JOIN (
  SELECT 'frame.child_is_minimum' AS rule, iif(:axis = 'w', 'minWidth', 'minHeight') AS name
  UNION ALL SELECT 'frame.child_is_maximum', iif(:axis = 'w', 'maxWidth', 'maxHeight')) AS bound ON bound.rule = axis_call.rule
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('frame.child_is_minimum', 'frame.child_is_maximum');
