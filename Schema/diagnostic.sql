CREATE TABLE diagnostic (
  -- A finding of the layout engine.

  -- The finding, in the order they were made.
  id INTEGER PRIMARY KEY,
  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The node it is about. NULL: none in particular.
  node_id INTEGER REFERENCES node (id),
  -- Its number (`LT001`).
  code TEXT NOT NULL,
  -- `error`, `warning` or `note`.
  severity TEXT NOT NULL,
  -- `w` or `h`. NULL: it is not about one axis.
  axis TEXT,
  -- How much. [points] NULL: there is no amount.
  amount REAL,
  -- The finding, in a sentence.
  message TEXT NOT NULL
) STRICT;
