CREATE TABLE font_metrics (
  -- The file of metrics that texts were measured with, whole. Empty where the built-in model measured them.

  -- Its file's name, without the folder.
  name TEXT NOT NULL,
  -- The file, verbatim.
  json TEXT NOT NULL
) STRICT;
