-- Across its axis a lazy stack is as large as it is offered, where a stack would be as large as its children.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  ifnull((
    SELECT max(child.reply) FROM axis_call AS child
    WHERE child.id > axis_call.computed_by AND child.id <= (SELECT last_id FROM call WHERE call.id = axis_call.computed_by)
      AND +child.parent_id = axis_call.computed_by AND child.axis = axis_call.axis), 0) AS took,
  'cause ' || axis_call.node_id || '.type' AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'lazyStack.accepts_proposal';
