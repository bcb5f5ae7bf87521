-- {lines}
SELECT
  reply AS value,
  iif((SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) = 1, '1 line', printf('%d lines of %g', (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id), reply / (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id))
    || iif((SELECT rule FROM axis_call AS width WHERE width.id = axis_call.id AND width.axis = 'w') = 'text.wrapped', ', because of the width', '')) AS lines,
  node_id AS by_id,
  NULL AS because
FROM axis_call
WHERE id = :call AND axis = :axis AND rule IN ('text.lines', 'text.reserved_lines');
