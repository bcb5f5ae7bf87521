CREATE TABLE lazy_track (
  -- A column or row of a LazyVGrid or LazyHGrid. Rows of equal `call_id` and `first_call_id` are one division. In three columns the fifth cell lies in column 2
  -- of row 2.

  -- The call on the lazy grid during which it divided. It may do so twice in one: asked, then placed.
  call_id INTEGER NOT NULL REFERENCES call (id),
  -- The first call to a cell that this holds for, to the next division in the same call. [id]
  first_call_id INTEGER NOT NULL,
  -- `w`: a column, `h`: a row.
  axis TEXT NOT NULL,
  -- Which one, from 1. Rows out of sight are not here. [count]
  track INTEGER NOT NULL,
  -- Which of the grid's items made it, from 0; an adaptive one makes several. [count] NULL: the track lies across, along which the grid scrolls.
  item INTEGER,
  -- Distance to the one before it; 0 of the first. [points]
  gap REAL NOT NULL,
  -- Where it begins, from the grid's leading edge, or its top. [points]
  start REAL NOT NULL,
  -- How long it is. [points]
  length REAL NOT NULL,
  -- What the grid divided into tracks that its items make. [points]
  divided REAL NOT NULL,
  -- The longest cell, which makes this track as long. NULL: an item made it, or no cell has a length.
  node_id INTEGER REFERENCES node (id)
) STRICT;

CREATE INDEX lazy_track_call ON lazy_track (call_id, axis, first_call_id, track);
