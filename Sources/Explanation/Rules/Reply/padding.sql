-- A padding, a row of a list or a screen with a bar answers its content's reply and the insets on both sides.
SELECT
  axis_call.reply AS value,
  axis_call.reply - source.reply AS added,
  axis_call.node_id AS by_id,
  axis_call.reply = source.reply AS fold,
  iif(traits.role = 'container' AND traits.reads IS NOT NULL, 'cause ' || axis_call.node_id || ' setters' || char(10), '') || 'cause ' || axis_call.node_id
    AS suspects,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call JOIN axis_call AS source ON source.id = axis_call.source AND source.axis = axis_call.axis
CROSS JOIN node ON node.id = axis_call.node_id
CROSS JOIN kind AS traits ON traits.name = node.kind
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('padding.adds_insets', 'row.adds_insets', 'bar.sum');
