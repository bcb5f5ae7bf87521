-- {lines}; the rest of the text is cut
SELECT
  reply AS value,
  iif((SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) = 1, iif(reply > proposal + 0.005, 'one line is shown though it does not fit', 'one line fits into it'), (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) || ' lines fit into it') AS lines,
  node_id AS by_id,
  'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'text.cut_by_height';
