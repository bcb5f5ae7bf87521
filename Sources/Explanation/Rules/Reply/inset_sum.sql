-- {by} is the view, the spacing and the content
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'safeAreaInset.sum';
