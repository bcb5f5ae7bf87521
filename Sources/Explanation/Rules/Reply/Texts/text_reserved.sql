-- A line limit that reserves its space keeps room for its lines, however few the Text has.
-- Only of: shows_text
-- Is: text
WITH RECURSIVE
-- With: above,
lineLimit AS (
  SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE instr(' ' || sets || ' ', ' lineLimit '))
  ORDER BY above.depth LIMIT 1
), line AS (
  SELECT count(*) AS count, max(truncated) AS is_cut FROM call JOIN text_line ON text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id WHERE call.id = :call
), reserved AS (
  -- The value where its space is reserved, else the lower end of the range.
  SELECT (SELECT number FROM attribute WHERE node_id = lineLimit.id AND name = 'value') AS value,
    (SELECT json_extract(text, '$[0]') FROM attribute WHERE node_id = lineLimit.id AND name = 'range') AS least
  FROM lineLimit
), asked AS (
  -- A text that is cut has the lines that fit into what it is offered, whatever room is kept.
  SELECT axis_call.*, ifnull(line.is_cut AND line.count < ifnull(reserved.value, reserved.least) AND axis_call.fit = 'more', 0) AS is_held
  FROM axis_call JOIN line JOIN reserved
  WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.reserved_lines'
)
SELECT
  asked.reply AS value,
  lineLimit.id AS limit_id,
  lineLimit.id AS by_id,
  ifnull(reserved.value, reserved.least) AS reserved,
  line.count AS lines,
  asked.is_held AS is_held,
  asked.proposal AS proposal,
  'cause ' || lineLimit.id || iif(reserved.value IS NULL, '', char(10) || 'content ' || lineLimit.id || '.value') AS suspects,
  iif(asked.is_held, asked.id, NULL) AS because,
  'offer' AS because_ask
FROM asked JOIN lineLimit JOIN line JOIN reserved;
