CREATE TABLE state_change (
  -- A state written during a pass.

  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The state.
  name TEXT NOT NULL,
  -- Its value before, JSON. NULL: it had none.
  old TEXT,
  -- Its value after, JSON. NULL: it has none.
  new TEXT,
  -- The node that wrote it. NULL: the pass's `set` did.
  node_id INTEGER REFERENCES node (id)
) STRICT;
