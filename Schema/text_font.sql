CREATE TABLE text_font (
  -- The font in which a Text begins, and in what its width may differ from the phone's.

  -- The Text.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- `San Francisco`, `SF Mono`, `fixed pitch`, or the name that a file of metrics gives.
  font TEXT NOT NULL,
  -- The size that the letters have, Dynamic Type counted in. [points]
  size REAL NOT NULL,
  -- `regular`, `semibold` and the others of `Font.Weight`.
  weight TEXT NOT NULL,
  -- The height of a line, not rounded to pixels. [points]
  line_height REAL NOT NULL,
  -- What of its advances is approximate, in words. NULL: they were recorded or measured, or are given.
  approximation TEXT,
  -- The file of metrics that has its advances (`font_metrics`). NULL: they are built in.
  metrics TEXT
) STRICT;

CREATE INDEX text_font_node ON text_font (node_id);