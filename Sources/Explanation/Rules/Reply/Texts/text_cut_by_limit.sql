-- A Text shows no more lines than the nearest line limit around it allows, and cuts the rest. Where the height has no room for another line either, both are to blame.
-- Is: text
WITH RECURSIVE
-- With: above,
shown AS (
  SELECT count(*) AS lines FROM axis_call JOIN text_line ON text_line.pass_id = axis_call.pass_id AND text_line.node_id = axis_call.node_id
  WHERE axis_call.id = :call AND axis_call.axis = :axis
), lineLimit AS (
  SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE instr(' ' || sets || ' ', ' lineLimit '))
  ORDER BY above.depth LIMIT 1
), asked AS (
  SELECT axis_call.*, shown.lines, ifnull(axis_call.proposal - axis_call.reply < axis_call.reply / shown.lines - 0.005, 0) AS is_full
  FROM axis_call JOIN shown
  WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.cut_by_line_limit'
)
SELECT
  asked.reply AS value,
  asked.lines AS lines,
  asked.is_full AS is_full,
  asked.proposal AS proposal,
  lineLimit.id AS limit_id,
  lineLimit.id AS by_id,
  'cause ' || lineLimit.id || iif(asked.is_full, '', char(10) || 'content ' || asked.node_id) AS suspects,
  iif(asked.is_full, asked.id, NULL) AS because,
  'offer' AS because_ask
FROM asked JOIN lineLimit;
