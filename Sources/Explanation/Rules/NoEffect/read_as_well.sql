-- A size that is written to a state from which an argument is computed, and the argument comes out the same.
-- Sees :node, a readSize, and :pass. Without it the state is what the scene, or another readSize, makes it, and the argument comes out the same.
SELECT
  reader.view_id AS view_id,
  reader.kind AS kind,
  state.text AS state,
  attribute.name AS read_by,
  attribute.text AS expression,
  attribute.number AS value
FROM node AS own
JOIN attribute AS state ON state.node_id = own.id AND state.name = 'into'
CROSS JOIN node AS reader ON reader.structure_id = own.structure_id
CROSS JOIN attribute ON attribute.node_id = reader.id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE reads_size) AND attribute.number IS NOT NULL
  AND ' ' || attribute.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || state.text || '.[wh]*'
  AND NOT EXISTS (SELECT * FROM state_change WHERE state_change.node_id = own.id AND state_change.pass_id = :pass)
ORDER BY reader.id
LIMIT 1;
