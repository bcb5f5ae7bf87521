CREATE TABLE layout_cache (
  -- A makeCache or updateCache of a layout.

  -- The event, in the order they happened.
  id INTEGER PRIMARY KEY,
  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass,
  -- The container.
  node_id INTEGER NOT NULL REFERENCES node,
  -- `make` or `update`.
  event TEXT NOT NULL,
  -- The call during which it happened. NULL: before the first call.
  call_id INTEGER REFERENCES call
) STRICT;
