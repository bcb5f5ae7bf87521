CREATE TABLE rule (
  -- A way in which one axis of a reply comes about.

  -- The rule.
  id INTEGER PRIMARY KEY,
  -- Its name (`frame.clamped_to_maximum`).
  code TEXT NOT NULL,
  -- Its meaning, in a few words.
  title TEXT NOT NULL,
  -- Its meaning, in a sentence.
  doc TEXT NOT NULL
) STRICT;
