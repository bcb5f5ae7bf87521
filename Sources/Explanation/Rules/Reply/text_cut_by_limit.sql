-- {limit} allows {lines}{room}; the rest of the text is cut
-- Where the height has no room for another line either, both are to blame.
WITH RECURSIVE above (id, depth) AS (
  SELECT call.node_id, 0 FROM call WHERE call.id = :call
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), shown AS (
  SELECT count(*) AS lines FROM axis_call JOIN text_line ON text_line.pass_id = axis_call.pass_id AND text_line.node_id = axis_call.node_id
  WHERE axis_call.id = :call AND axis_call.axis = :axis
), lineLimit AS (
  SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) = 'lineLimit' ORDER BY above.depth LIMIT 1
)
SELECT
  axis_call.reply AS value,
  iif(shown.lines = 1, 'one line', shown.lines || ' lines') AS lines,
  iif(axis_call.proposal - axis_call.reply < axis_call.reply / shown.lines - 0.005, printf(', and %.10g has room for no more', round(axis_call.proposal, 2)), '') AS room,
  lineLimit.id AS limit_id,
  lineLimit.id AS by_id,
  iif(axis_call.proposal - axis_call.reply < axis_call.reply / shown.lines - 0.005, NULL, 'replace #' || axis_call.node_id
    || ' Shape sizeThatFits={"width": ' || (axis_call.reply + 1) || ', "height": ' || (axis_call.reply + 1) || '}') AS content_edit,
  'remove #' || lineLimit.id AS edit,
  'Without {by}' AS label,
  iif(axis_call.proposal - axis_call.reply < axis_call.reply / shown.lines - 0.005, axis_call.id, NULL) AS because,
  'offer' AS because_ask
FROM axis_call JOIN shown JOIN lineLimit
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.cut_by_line_limit';
