CREATE TABLE text_line (
  -- A line of a placed Text.

  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The Text.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- Number of the line, from 0. [count]
  line INTEGER NOT NULL,
  -- What it shows.
  text TEXT NOT NULL,
  -- Its width. [points]
  width REAL NOT NULL,
  -- Whether text is missing from it: 1 where an ellipsis stands, else 0.
  truncated INTEGER NOT NULL
) STRICT;

CREATE INDEX text_line_node ON text_line (node_id, pass_id);
