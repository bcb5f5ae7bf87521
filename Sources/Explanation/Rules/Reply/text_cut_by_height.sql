-- {lines}; the rest of the text is cut
SELECT
  reply AS value,
  (SELECT CASE WHEN count(*) <> 1 THEN count(*) || ' lines fit into it'
      WHEN axis_call.reply > axis_call.proposal + 0.005 THEN 'one line is shown though it does not fit' ELSE 'one line fits into it' END
    FROM text_line WHERE text_line.pass_id = axis_call.pass_id AND text_line.node_id = axis_call.node_id) AS lines,
  node_id AS by_id,
  'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'text.cut_by_height';
