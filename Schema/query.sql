CREATE TABLE query (
  -- A question that can be asked of the recording by name.

  -- The name.
  name TEXT NOT NULL,
  -- What it answers, in a sentence.
  help TEXT NOT NULL,
  -- The statement; its parameters are named (`:node`). `layouttrace query NAME --show` prints it with what its columns mean.
  sql TEXT NOT NULL
) STRICT;
