-- {limit} keeps room for {reserved}; {lines}
-- Only of: Text
WITH RECURSIVE above (id, depth) AS (
  SELECT call.node_id, 0 FROM call WHERE call.id = :call
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), lineLimit AS (
  SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) = 'lineLimit' ORDER BY above.depth LIMIT 1
), line AS (
  SELECT count(*) AS count, max(truncated) AS is_cut FROM call JOIN text_line ON text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id WHERE call.id = :call
), reserved AS (
  -- The value where its space is reserved, else the lower end of the range.
  SELECT ifnull((SELECT number FROM attribute WHERE node_id = lineLimit.id AND name = 'value'),
    (SELECT json_extract(text, '$[0]') FROM attribute WHERE node_id = lineLimit.id AND name = 'range')) AS count
  FROM lineLimit
)
SELECT
  axis_call.reply AS value,
  lineLimit.id AS limit_id,
  lineLimit.id AS by_id,
  ifnull(printf('%g line%s', reserved.count, iif(reserved.count = 1, '', 's')), 'more lines') AS reserved,
  -- A text that is cut has the lines that fit into what it is offered, whatever room is kept.
  iif(is_held, printf('%s into the %.10g that are offered', iif(line.count = 1, 'one line fits', printf('%d lines fit', line.count)), round(axis_call.proposal, 2)),
    printf('the text has %d line%s', line.count, iif(line.count = 1, '', 's'))) AS lines,
  'remove #' || lineLimit.id AS edit,
  'Without {by}' AS label,
  'set #' || (SELECT node_id FROM attribute WHERE node_id = lineLimit.id AND name = 'value') || '.value ' || printf('%d', reserved.count + 1) AS content_edit,
  iif(is_held, axis_call.id, NULL) AS because,
  'offer' AS because_ask
FROM axis_call JOIN lineLimit JOIN line JOIN reserved
JOIN (SELECT is_cut AND line.count < reserved.count AND axis_call.proposal < axis_call.reply - 0.005 AS is_held
  FROM line JOIN reserved JOIN axis_call ON axis_call.id = :call AND axis_call.axis = :axis)
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.reserved_lines';
