-- Every state written, what it was before and after, and who wrote it.

-- Empty: No state of a scene was written; what the code of Swift views writes is not recorded, the passes that it starts are: query passes.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The state.
  state_change.name AS state,
  -- Its value before, JSON. NULL: it had none.
  state_change.old AS old,
  -- Its value after, JSON. NULL: it has none.
  state_change.new AS new,
  -- The node that wrote it. NULL: the pass's `set` did.
  node.key AS node
FROM state_change
JOIN pass ON pass.id = state_change.pass_id
LEFT JOIN node ON node.id = state_change.node_id
ORDER BY state_change.rowid;
