CREATE TABLE schema_doc (
  -- What a table, view or column of this file means; taken from the comments that `.schema` prints.

  -- The table or view.
  object TEXT NOT NULL,
  -- The column. NULL: the row is about the table or view itself.
  column TEXT,
  -- The type of its values: `INTEGER`, `REAL` or `TEXT`, of a view's and of a generated column too. NULL: the row is about the table or view itself.
  type TEXT,
  -- What a number counts. NULL: the column has no unit.
  unit TEXT,
  -- What NULL means in the column. NULL: the column is never NULL.
  null_means TEXT,
  -- The meaning, in a sentence.
  doc TEXT NOT NULL
) STRICT;
