-- the whole pass: {calls} for {nodes}{share}
-- Calls and nodes are numbered through: their counts are differences.
SELECT
  printf('%,d', pass.last_call_id - pass.first_call_id + 1) || iif(pass.last_call_id = pass.first_call_id, ' call', ' calls') AS calls,
  printf('%,d', root.last_id - root.id + 1) || iif(root.last_id = root.id, ' node', ' nodes') AS nodes,
  printf(', %.10g a node; %.10g %% of them came here', round(1.0 * (pass.last_call_id - pass.first_call_id + 1) / (root.last_id - root.id + 1), 1),
    round(100.0 * (SELECT count(*) FROM call WHERE node_id = :node AND pass_id = :pass) / (pass.last_call_id - pass.first_call_id + 1), 1)) AS share,
  root.id AS by_id
FROM pass
JOIN call ON call.id = pass.first_call_id
JOIN node AS root ON root.id = call.node_id
WHERE pass.id = :pass;
