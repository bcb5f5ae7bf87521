-- {by} spans its children, aligned with one another
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('stack.union_of_children', 'zstack.union_of_children');
