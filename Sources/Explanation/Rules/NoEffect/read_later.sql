-- A size that is written to a state after the pass, so that another pass may be laid out with it.
-- Sees :node, a readSize, and :pass.
SELECT
  state_change.name AS state,
  json_extract(new, '$.width') AS new_width,
  json_extract(new, '$.height') AS new_height,
  (SELECT pass.name FROM pass WHERE pass.id = state_change.pass_id + 1 AND pass.base_pass_id IS NULL) AS next
FROM state_change
WHERE state_change.node_id = :node AND state_change.pass_id = :pass;
