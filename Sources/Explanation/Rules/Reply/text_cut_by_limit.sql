-- {limit} allows {lines}; the rest of the text is cut
WITH RECURSIVE above (id, depth) AS (
  SELECT call.node_id, 0 FROM call WHERE call.id = :call
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), lineLimit AS (
  SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) = 'lineLimit' ORDER BY above.depth LIMIT 1
)
SELECT
  axis_call.reply AS value,
  iif((SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) = 1, 'one line', (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) || ' lines') AS lines,
  lineLimit.id AS limit_id,
  lineLimit.id AS by_id,
  'replace #' || axis_call.node_id || ' Shape sizeThatFits={"width": ' || (axis_call.reply + 1) || ', "height": ' || (axis_call.reply + 1) || '}' AS content_edit,
  'remove #' || lineLimit.id AS edit,
  'Without {by}' AS label,
  NULL AS because
FROM axis_call JOIN lineLimit
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.cut_by_line_limit';
