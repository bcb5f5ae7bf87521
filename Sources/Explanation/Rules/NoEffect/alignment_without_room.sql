-- It is as large as {wrapped}, {size}: there is no room in which {alignment} would put it elsewhere
-- Sees :node, a frame with an alignment, and :pass.
SELECT
  wrapped.id AS wrapped_id,
  printf('%.10g × %.10g', round(inner.width, 2), round(inner.height, 2)) AS size,
  attribute.text AS alignment
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'alignment'
JOIN node AS wrapped ON wrapped.id = own.id + 1
JOIN placement AS outer ON outer.pass_id = :pass AND outer.node_id = own.id
JOIN placement AS inner ON inner.pass_id = :pass AND inner.node_id = wrapped.id
WHERE own.id = :node AND own.kind IN ('frame', 'containerRelativeFrame')
  AND abs(outer.width - inner.width) < 0.005 AND abs(outer.height - inner.height) < 0.005;
