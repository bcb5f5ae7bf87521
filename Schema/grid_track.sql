CREATE TABLE grid_track (
  -- A column or a row of a Grid as it came out.

  -- The call on the Grid during which it was arranged.
  call_id INTEGER NOT NULL REFERENCES call (id),
  -- `w`: a column, `h`: a row.
  axis TEXT NOT NULL,
  -- Which one, from 1. [count]
  track INTEGER NOT NULL,
  -- Distance to the one before it; 0 of the first. [points]
  gap REAL NOT NULL,
  -- Where it begins, from the Grid's edge. [points]
  start REAL NOT NULL,
  -- How long it is. [points]
  length REAL NOT NULL,
  -- The longest cell in it alone, the first served of several. NULL: none.
  node_id INTEGER REFERENCES node (id),
  -- What that cell took; those over several add the rest. [points]
  took REAL NOT NULL
) STRICT;

CREATE INDEX grid_track_call ON grid_track (call_id, axis, track);
