-- {by} takes all it is offered; its {largest} child takes {took}
-- Across its axis a lazy stack is as large as it is offered, where a stack would be as large as its children.
SELECT
  axis_call.reply AS value,
  node.id AS by_id,
  iif(axis_call.axis = 'w', 'widest', 'highest') AS largest,
  ifnull((SELECT max(child.reply) FROM axis_call AS child WHERE child.id > axis_call.computed_by AND child.id <= (SELECT last_id FROM call WHERE call.id = axis_call.computed_by) AND +child.parent_id = axis_call.computed_by AND child.axis = axis_call.axis), 0) AS took,
  substr(node.kind, 5) AS plain,
  'set #' || node.id || '.type ' || substr(node.kind, 5) AS edit,
  'With {plain} instead of {by}' AS label,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call JOIN node ON node.id = axis_call.node_id
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'lazyStack.accepts_proposal';
