-- {by}{how}
-- The frame's own number, or the proposal within its bounds.
SELECT
  axis_call.reply AS value,
  CASE axis_call.rule
    WHEN 'frame.fixed' THEN ''
    WHEN 'frame.accepts_proposal' THEN ' takes what it is offered'
    WHEN 'frame.ideal' THEN ': the ideal, because it is proposed nil'
    WHEN 'frame.clamped_to_minimum' THEN ' raises it to its minimum'
    ELSE ' cuts it to its maximum'
  END AS how,
  node.id AS by_id,
  -- Without it the number may be the same by chance; another number of its own it would answer instead.
  'remove #' || node.id || ifnull(char(10) || 'set #' || node.id || '.' || (
    SELECT name FROM attribute WHERE node_id = node.id AND number = axis_call.reply AND text IS NULL AND name LIKE iif(axis_call.axis = 'w', '%width', '%height') ORDER BY rowid LIMIT 1
  ) || ' ' || (axis_call.reply + 1), '') AS edit,
  'Without {by}' AS label,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call JOIN node ON node.id = axis_call.node_id
WHERE axis_call.id = :call AND axis_call.axis = :axis
  AND axis_call.rule IN ('frame.fixed', 'frame.accepts_proposal', 'frame.ideal', 'frame.clamped_to_minimum', 'frame.clamped_to_maximum');
