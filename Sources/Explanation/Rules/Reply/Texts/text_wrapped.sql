-- A Text that wraps is as wide as the longest of its lines, with the space at a line's end as far as that fits.
-- Is: text
SELECT
  axis_call.reply AS value,
  ifnull(asked.lines, (SELECT count(*) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id)) AS lines,
  -- Asked with another width than it was placed with it had other lines, whose texts nobody recorded.
  asked.placed_lines AS placed_lines,
  (SELECT shown.proposal_width FROM placement JOIN call AS shown ON shown.id = placement.call_id
    WHERE placement.pass_id = axis_call.pass_id AND placement.node_id = axis_call.node_id) AS placed_width,
  (SELECT max(truncated) FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id) AS is_cut,
  (SELECT json_group_array(json_object('text', text)) FROM (
    SELECT rtrim(text) AS text FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND line < 6 ORDER BY line)) AS texts,
  EXISTS (SELECT * FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND line = 6) AS has_more,
  NOT EXISTS (
    SELECT * FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND text NOT LIKE '% ' AND width > axis_call.reply - 1
  ) AS counts_space,
  (SELECT approximation FROM text_font WHERE node_id = axis_call.node_id) AS approximation,
  (SELECT metrics FROM text_font WHERE node_id = axis_call.node_id) AS metrics,
  axis_call.node_id AS by_id,
  'content ' || axis_call.node_id || ' setters' || char(10) || 'content ' || axis_call.node_id AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
LEFT JOIN text_asked AS asked ON asked.call_id = :call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.wrapped';
