CREATE TABLE schema_doc (
  -- What a table, view or column of this file means; taken from the comments that `.schema` prints.

  -- The table or view.
  object TEXT NOT NULL,
  -- The column. NULL: the row is about the table or view itself.
  column TEXT,
  -- What a number counts. NULL: the column has no unit.
  unit TEXT,
  -- What NULL means in the column. NULL: the column is never NULL.
  null_means TEXT,
  -- The meaning, in a sentence.
  doc TEXT NOT NULL
) STRICT;
