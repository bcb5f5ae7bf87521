-- Across its axis a lazy stack is as large as it is offered, where a stack would be as large as its children.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  max(ifnull((
    -- Of those in sight, which may be others than were asked first.
    SELECT max(iif(:axis = 'w', placement.width, placement.height)) FROM node AS child CROSS JOIN placement
      ON placement.node_id = child.id AND placement.pass_id = axis_call.pass_id
    WHERE child.parent_id = axis_call.node_id), 0), ifnull((
    SELECT max(child.reply) FROM axis_call AS child
    WHERE child.id > axis_call.computed_by AND child.id <= (SELECT last_id FROM call WHERE call.id = axis_call.computed_by)
      AND +child.parent_id = axis_call.computed_by AND child.axis = axis_call.axis), 0)) AS took,
  'cause ' || axis_call.node_id || '.type' AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'lazyStack.accepts_proposal';
