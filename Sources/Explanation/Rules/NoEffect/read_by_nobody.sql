-- A size that is written to a state that nothing in the scene reads.
-- Sees :node, a readSize, and :pass.
SELECT state.text AS state
FROM node AS own
JOIN attribute AS state ON state.node_id = own.id AND state.name = 'into'
JOIN scene
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE reads_size) AND scene.json NOT GLOB '*[^a-zA-Z0-9_.]' || state.text || '.[wh]*';
