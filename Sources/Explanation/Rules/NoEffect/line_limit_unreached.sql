-- {text} has {lines} and may have {allowed}
-- Sees :node, the lineLimit, and :pass.
SELECT
  text.id AS text_id,
  iif(count(*) = 1, '1 line', printf('%d lines', count(*))) AS lines,
  attribute.number AS allowed
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'value'
JOIN node AS text ON text.id BETWEEN own.id AND own.last_id AND text.kind = 'Text'
JOIN text_line ON text_line.pass_id = :pass AND text_line.node_id = text.id
WHERE own.id = :node AND own.kind = 'lineLimit'
GROUP BY text.id
HAVING max(text_line.truncated) = 0
ORDER BY count(*) DESC, text.id
LIMIT 1;
