-- {lines}
-- Only of: Text
-- Every paragraph fits on one line.
WITH RECURSIVE above (id, kind) AS (
  SELECT node_id, '' FROM axis_call WHERE id = :call AND axis = :axis
  UNION ALL
  SELECT node.id, node.kind FROM above JOIN node ON node.id = (SELECT parent_id FROM node AS inner WHERE inner.id = above.id AND parent_id < id) WHERE above.kind <> 'font'
), font AS (
  -- The nearest modifier that says how large its letters are, where it does not itself.
  SELECT id FROM above WHERE kind = 'font' AND NOT EXISTS (
    SELECT * FROM attribute JOIN axis_call AS own ON own.id = :call AND own.axis = :axis WHERE attribute.node_id = own.node_id AND attribute.name = 'font')
)
SELECT
  reply AS value,
  coalesce((SELECT iif(lines = 1, 'one line', printf('the longest of %d lines', lines)) || '; ' || words FROM text_asked WHERE call_id = :call AND placed_lines > lines),
    (SELECT iif(count(*) = 1, 'one line', printf('the longest of %d lines', count(*))) FROM text_line
      WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id)) AS lines,
  node_id AS by_id,
  ifnull('remove #' || (SELECT id FROM font) || char(10), '') || 'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  iif(EXISTS (SELECT * FROM font), 'Without {font}', NULL) AS content_label,
  iif(EXISTS (SELECT * FROM font), 'edit' || char(10) || 'step', NULL) AS content_blames,
  (SELECT id FROM font) AS font_id,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'text.natural_width';
