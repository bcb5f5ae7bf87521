-- {by} is as {wide} as {child}
-- Across its axis a stack, both ways a ZStack, is as large as its largest child; a ScrollView as its content.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  source.node_id AS child_id,
  iif(axis_call.axis = 'w', 'wide', 'high') AS wide,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call JOIN call AS source ON source.id = axis_call.source
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('stack.extent_of_child', 'zstack.largest_child', 'scrollView.content');
