CREATE TABLE reason (
  -- Why a view is asked for its size. The list is open: join by name.

  -- The reason.
  id INTEGER PRIMARY KEY,
  -- Its name (`probe-minimum`).
  name TEXT NOT NULL,
  -- What is asked (`for its minimum`).
  asks TEXT NOT NULL,
  -- Its meaning, in a sentence.
  doc TEXT NOT NULL
) STRICT;
