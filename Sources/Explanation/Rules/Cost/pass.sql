-- The calls of the whole pass, its nodes, and how many of the calls came to the node.
-- Calls and nodes are numbered through: their counts are differences.
SELECT
  pass.last_call_id - pass.first_call_id + 1 AS calls,
  root.last_id - root.id + 1 AS nodes,
  (SELECT count(*) FROM call WHERE node_id = :node AND pass_id = :pass) AS own_calls,
  root.id AS by_id
FROM pass
JOIN call ON call.id = pass.first_call_id
JOIN node AS root ON root.id = call.node_id
WHERE pass.id = :pass;
