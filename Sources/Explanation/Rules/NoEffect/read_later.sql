-- It writes {size} to the state {state} after this pass{next}
-- Sees :node, a readSize, and :pass.
SELECT
  state_change.name AS state,
  printf('%.10g × %.10g', round(json_extract(new, '$.width'), 2), round(json_extract(new, '$.height'), 2)) AS size,
  ifnull((SELECT printf(', and ''%s'' is laid out with it', pass.name) FROM pass WHERE pass.id = state_change.pass_id + 1 AND pass.base_pass_id IS NULL), '')
    AS next
FROM state_change
WHERE state_change.node_id = :node AND state_change.pass_id = :pass;
