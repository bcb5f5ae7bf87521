-- A Text whose every paragraph fits on one line is as wide as the longest of its lines.
-- Only of: shows_text
-- Is: own, text
SELECT
  reply AS value,
  ifnull(asked.lines, (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id)) AS lines,
  asked.placed_lines AS placed_lines,
  (SELECT shown.proposal_width FROM placement JOIN call AS shown ON shown.id = placement.call_id
    WHERE placement.pass_id = axis_call.pass_id AND placement.node_id = axis_call.node_id) AS placed_width,
  (SELECT approximation FROM text_font WHERE node_id = axis_call.node_id) AS approximation,
  (SELECT metrics FROM text_font WHERE node_id = axis_call.node_id) AS metrics,
  axis_call.node_id AS by_id,
  'content ' || axis_call.node_id || ' setters' || char(10) || 'content ' || axis_call.node_id AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
LEFT JOIN text_asked AS asked ON asked.call_id = :call AND asked.placed_lines > asked.lines
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.natural_width';
