-- A Text whose every paragraph fits on one line is as wide as the longest of its lines.
-- Only of: shows_text
WITH RECURSIVE above (id, kind) AS (
  SELECT node_id, '' FROM axis_call WHERE id = :call AND axis = :axis
  UNION ALL
  SELECT node.id, node.kind FROM above JOIN node ON node.id = (SELECT parent_id FROM node AS inner WHERE inner.id = above.id AND parent_id < id) WHERE above.kind NOT IN (SELECT name FROM kind WHERE instr(' ' || sets || ' ', ' font '))
), font AS (
  -- The nearest modifier that says how large its letters are, where it does not itself.
  SELECT id FROM above WHERE kind IN (SELECT name FROM kind WHERE instr(' ' || sets || ' ', ' font ')) AND NOT EXISTS (
    SELECT * FROM attribute JOIN axis_call AS own ON own.id = :call AND own.axis = :axis WHERE attribute.node_id = own.node_id AND attribute.name = 'font')
)
SELECT
  reply AS value,
  ifnull(asked.lines, (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id)) AS lines,
  asked.placed_lines AS placed_lines,
  (SELECT shown.proposal_width FROM placement JOIN call AS shown ON shown.id = placement.call_id
    WHERE placement.pass_id = axis_call.pass_id AND placement.node_id = axis_call.node_id) AS placed_width,
  (SELECT approximation FROM text_font WHERE node_id = axis_call.node_id) AS approximation,
  (SELECT metrics FROM text_font WHERE node_id = axis_call.node_id) AS metrics,
  axis_call.node_id AS by_id,
  ifnull('content ' || (SELECT id FROM font) || char(10), '') || 'content ' || axis_call.node_id AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
LEFT JOIN text_asked AS asked ON asked.call_id = :call AND asked.placed_lines > asked.lines
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.natural_width';
