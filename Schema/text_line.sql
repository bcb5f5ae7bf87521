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
  truncated INTEGER NOT NULL,
  -- Whether it ends within a word, which is too wide for it: 1, else 0.
  breaks_word INTEGER NOT NULL,
  -- Where its first character begins, from the left edge; spaces at its end do not count. [points]
  x REAL NOT NULL,
  -- Width of what is seen of it: without spaces at its end. [points]
  seen_width REAL NOT NULL,
  -- Its baseline, from the Text's top. [points]
  baseline REAL NOT NULL,
  -- From a line to the next: the line height of the font. [points]
  height REAL NOT NULL,
  -- Size of the built-in font. [points] NULL: the font has a fixed pitch.
  font_size REAL,
  -- Advance of a font with a fixed pitch. [points] NULL: it is the built-in font.
  font_advance REAL
) STRICT;

CREATE INDEX text_line_node ON text_line (node_id, pass_id);
