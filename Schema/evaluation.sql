CREATE TABLE evaluation (
  -- What a program's views came to in a structure, as a scene. Empty for recordings of scenes.

  -- The tree.
  structure_id INTEGER PRIMARY KEY,
  -- The views as a scene with one pass; what-ifs edit it. Pointers of the structure's nodes lead into it.
  json TEXT NOT NULL,
  -- Places that no scene can say, a line each (`ContentView.swift:17:9: a Layout`). NULL: the scene says all.
  unexpressed TEXT,
  -- Pointers of modifiers whose value of the environment the program's code reads, a line each. NULL: none.
  code_reads TEXT,
  -- What views are told by where they stand, a line each: `onGeometryChange ContentView.swift:12`. NULL: nothing.
  layout_events TEXT
) STRICT;
