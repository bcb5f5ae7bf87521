-- {lines}
-- Only of: Text
WITH RECURSIVE above (id, kind) AS (
  SELECT node_id, '' FROM axis_call WHERE id = :call AND axis = :axis
  UNION ALL
  SELECT node.id, node.kind FROM above JOIN node ON node.id = (SELECT parent_id FROM node AS inner WHERE inner.id = above.id) WHERE above.kind <> 'fontModifier'
), font AS (
  -- The nearest modifier that says how large its letters are, where it does not itself.
  SELECT id FROM above WHERE kind = 'fontModifier' AND NOT EXISTS (
    SELECT * FROM attribute JOIN axis_call AS own ON own.id = :call AND own.axis = :axis WHERE attribute.node_id = own.node_id AND attribute.name = 'font')
)
SELECT
  reply AS value,
  iif(line.count = 1, '1 line', printf('%d lines of %g', line.count, reply / line.count) || iif(wraps, ', because of the width', ''))
    || ifnull('; ' || line.placed, '') AS lines,
  node_id AS by_id,
  ifnull('remove #' || (SELECT id FROM font) || char(10), '') || 'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  iif(EXISTS (SELECT * FROM font), 'Without {font}', NULL) AS content_label,
  iif(EXISTS (SELECT * FROM font), 'edit' || char(10) || 'step', NULL) AS content_blames,
  (SELECT id FROM font) AS font_id,
  -- Lines that wrap are as many as the width makes them: proposed a height, they would be as many in more of it; proposed nil, they were free to be.
  iif(proposal IS NULL OR wraps, id, NULL) AS because,
  iif(proposal IS NULL, 'offer', 'reply') AS because_ask,
  iif(proposal IS NULL, 'h', 'w') AS because_axis
FROM axis_call
JOIN (
  -- The lines are those that it was placed with: asked with another width it may have others.
  SELECT asked.words AS placed, ifnull(asked.lines, (
    SELECT count(*) FROM call JOIN text_line ON text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id WHERE call.id = :call)) AS count
  FROM (SELECT 1) LEFT JOIN text_asked AS asked ON asked.call_id = :call
) AS line
JOIN (SELECT ifnull((SELECT rule FROM axis_call WHERE id = :call AND axis = 'w') = 'text.wrapped', 0) AS wraps)
WHERE id = :call AND axis = :axis AND rule = 'text.lines';
