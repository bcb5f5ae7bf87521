CREATE TABLE grid_taken (
  -- What is gone of a Grid's length when it is shared, column by column or row by row: see `grid_share`.

  -- The call on the Grid during which it divided.
  call_id INTEGER NOT NULL REFERENCES call (id),
  -- `w`: columns, `h`: rows.
  axis TEXT NOT NULL,
  -- The first call to a cell for which this holds, up to the next row of its kind and column; `done`, `more` and `kept` for their priority alone.
  first_call_id INTEGER NOT NULL REFERENCES call (id),
  -- The priority of the cells that are served. [priority]
  priority REAL NOT NULL,
  -- `higher`: a cell of higher priority took it. `done`: its cells of this priority are served. `more`: a cell over several columns needs more than they
  -- have. `kept`: nothing; it counts, since this cell covers it. `wide`: nothing; its cells are offered at least what it has. `rest`: less than nothing,
  -- what it took less than its share; where a cell that lacks width covers it, once more for each other open column but one.
  kind TEXT NOT NULL,
  -- The column or row, from 1; of a cell over several the first. [count]
  track INTEGER NOT NULL,
  -- The last column in which it counts. [count]
  last_track INTEGER NOT NULL,
  -- The cell: the longest of those that lie in the column or row alone, or the one over several. NULL: none has a length.
  node_id INTEGER REFERENCES node (id),
  -- How much it is. [points]
  points REAL NOT NULL,
  -- What the cell took. [points]
  took REAL NOT NULL,
  -- Whether all columns it covers are done with: what they have, their gaps and this are what it took. 0 or 1.
  whole INTEGER NOT NULL
) STRICT;

CREATE INDEX grid_taken_call ON grid_taken (call_id, axis);
