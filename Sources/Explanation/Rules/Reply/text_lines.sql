-- {lines}
SELECT
  reply AS value,
  iif((SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) = 1, '1 line', printf('%d lines of %g', (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id), reply / (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id))
    || iif((SELECT rule FROM axis_call AS width WHERE width.id = axis_call.id AND width.axis = 'w') = 'text.wrapped', ', because of the width', '')) AS lines,
  node_id AS by_id,
  'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  -- Proposed a height, the lines would be as many in more of it; proposed nil, they were free to be.
  iif(proposal IS NULL, id, NULL) AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule IN ('text.lines', 'text.reserved_lines');
