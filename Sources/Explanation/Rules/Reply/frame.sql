-- A frame answers with a number of its own, or with the proposal within its bounds.
-- Is: own
SELECT
  axis_call.reply AS value,
  axis_call.rule AS rule,
  axis_call.node_id AS by_id,
  'cause ' || axis_call.node_id || ifnull(char(10) || 'cause ' || axis_call.node_id || '.' || (
    SELECT name FROM attribute
    WHERE node_id = axis_call.node_id AND number = axis_call.reply AND text IS NULL AND name LIKE iif(axis_call.axis = 'w', '%width', '%height') ORDER BY rowid LIMIT 1
  ), '') AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis
  AND axis_call.rule IN ('frame.fixed', 'frame.accepts_proposal', 'frame.ideal', 'frame.clamped_to_minimum', 'frame.clamped_to_maximum');
