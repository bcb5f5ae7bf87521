CREATE TABLE meta (
  -- A fact about the recording.

  -- Name of the fact: `complete` is 0 until the recording has ended well, then 1; `schema_version` is that of this file's tables.
  key TEXT NOT NULL PRIMARY KEY,
  -- The fact, as text.
  value TEXT NOT NULL
) STRICT;
