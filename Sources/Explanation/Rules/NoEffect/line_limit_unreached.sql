-- A text with fewer lines than its lineLimit allows, and none of them cut.
-- Sees :node, the lineLimit, and :pass.
SELECT
  text.id AS text_id,
  count(*) AS lines,
  attribute.number AS allowed
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'value'
JOIN node AS text ON text.id BETWEEN own.id AND own.last_id AND text.kind IN (SELECT name FROM kind WHERE shows_text)
JOIN text_line ON text_line.pass_id = :pass AND text_line.node_id = text.id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE instr(' ' || sets || ' ', ' lineLimit '))
GROUP BY text.id
HAVING max(text_line.truncated) = 0
ORDER BY count(*) DESC, text.id
LIMIT 1;
