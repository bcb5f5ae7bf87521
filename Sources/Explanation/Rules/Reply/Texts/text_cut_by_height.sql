-- A Text shows as many lines as fit into the height that it is proposed, at least one, and cuts the rest.
-- Is: text
SELECT
  axis_call.reply AS value,
  (SELECT count(*) FROM text_line WHERE text_line.pass_id = axis_call.pass_id AND text_line.node_id = axis_call.node_id) AS lines,
  ifnull(axis_call.fit = 'more', 0) AS sticks_out,
  axis_call.node_id AS by_id,
  'content ' || axis_call.node_id AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.cut_by_height';
