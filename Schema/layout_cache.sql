CREATE TABLE layout_cache (
  -- A makeCache or updateCache of a layout.

  -- The event, in order.
  id INTEGER PRIMARY KEY,
  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The container.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- `make` or `update`.
  event TEXT NOT NULL,
  -- The call it happened in. NULL: before the first call.
  call_id INTEGER REFERENCES call (id)
) STRICT;
