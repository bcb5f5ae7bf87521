CREATE TABLE scene (
  -- The input, whole: a recording replays without any other file.

  -- The scene.
  id INTEGER PRIMARY KEY,
  -- Its file's name, without the folder.
  name TEXT NOT NULL,
  -- SHA-256 of `json`, in hexadecimal.
  sha256 TEXT NOT NULL,
  -- The scene, verbatim.
  json TEXT NOT NULL
) STRICT;
