CREATE TABLE scene (
  -- The input, whole: a recording replays without any other file.

  -- The scene.
  id INTEGER PRIMARY KEY,
  -- Its file's name, without the folder.
  name TEXT NOT NULL,
  -- The scene, verbatim: two traces are of the same one if this is the same.
  json TEXT NOT NULL
) STRICT;
