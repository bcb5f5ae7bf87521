CREATE TABLE grid_share (
  -- What a Grid divides among its columns, or rows, from a call on: `(length - gaps - T) / divisor * begun - D = points`, T what `grid_taken` says of
  -- `higher`, D of `done` and `more`; `points / parts` is the share. None where the Grid was proposed nil or infinity.

  -- The call on the Grid during which it divided.
  call_id INTEGER NOT NULL REFERENCES call (id),
  -- `w`: columns, `h`: rows.
  axis TEXT NOT NULL,
  -- The first call to a cell that this holds for; it holds for all after it, to the next share along the same axis.
  first_call_id INTEGER NOT NULL REFERENCES call (id),
  -- The priority of the cells that are served; higher ones were before. [priority]
  priority REAL NOT NULL,
  -- What the Grid was proposed. [points]
  length REAL NOT NULL,
  -- All gaps between its columns or rows. [points]
  gaps REAL NOT NULL,
  -- Columns or rows with cells of this priority. [count]
  begun INTEGER NOT NULL,
  -- By how many the rest is divided, `begun` times: as many as cells of this priority take in the row, or column, where they are most. [count]
  divisor INTEGER NOT NULL,
  -- What is left to be divided now. [points] NULL: infinite cells leave no number.
  points REAL,
  -- Among how many columns or rows: those that are not done with, or 1. [count]
  parts INTEGER NOT NULL
) STRICT;

CREATE INDEX grid_share_call ON grid_share (call_id, axis, first_call_id);
