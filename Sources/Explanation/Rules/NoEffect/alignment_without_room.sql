-- A frame as large as what is in it: an alignment has no room in which it would put the content elsewhere.
-- Sees :node, a frame with an alignment, and :pass.
SELECT
  wrapped.id AS wrapped_id,
  inner.width AS wrapped_width,
  inner.height AS wrapped_height,
  attribute.text AS alignment
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'alignment'
JOIN node AS wrapped ON wrapped.id = own.id + 1
JOIN placement AS outer ON outer.pass_id = :pass AND outer.node_id = own.id
JOIN placement AS inner ON inner.pass_id = :pass AND inner.node_id = wrapped.id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_length)
  AND abs(outer.width - inner.width) < 0.005 AND abs(outer.height - inner.height) < 0.005;
