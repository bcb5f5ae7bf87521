CREATE TABLE node (
  -- A view or modifier of a structure. Ids are pre-order: the subtree of n is `id BETWEEN n.id AND n.last_id`.

  -- The node.
  id INTEGER PRIMARY KEY,
  -- The tree it stands in; passes whose trees are the same share one.
  structure_id INTEGER NOT NULL,
  -- The view or modifier around it. NULL: the root.
  parent_id INTEGER REFERENCES node (id),
  -- Last node of its subtree; its own id if it has no children.
  last_id INTEGER NOT NULL,
  -- Place among its parent's children, from 0. A modifier's 0 is the view it wraps. [count]
  ordinal INTEGER NOT NULL,
  -- Distance from the root, whose depth is 0. [count]
  depth INTEGER NOT NULL,
  -- Name by which people ask for it: its id in the scene, else `node` and its number in the tree, from 1.
  key TEXT NOT NULL,
  -- Place in the tree for people (`HStack/0 Text`).
  path TEXT NOT NULL,
  -- What it does: `container`, `modifier` or `leaf`.
  role TEXT NOT NULL CHECK (role IN ('container', 'modifier', 'leaf')),
  -- Its type in the scene (`HStack`, `frame`).
  kind TEXT NOT NULL,
  -- Text, colour or image by which a person would recognise it. NULL: it shows nothing of its own.
  label TEXT,
  -- The view a modifier belongs to; a view names itself.
  view_id INTEGER NOT NULL REFERENCES node (id),
  -- Where it stands in the scene, an RFC 6901 pointer. NULL: an implicit stack, or longer than 2,000 bytes; its parents' pointers lead there.
  pointer TEXT,
  -- The Swift file it is written in, with its module (`MyApp/ContentView.swift`). NULL: it comes of a scene, or of nothing that is written.
  source_file TEXT,
  -- The line there, from 1. NULL: as source_file. [count]
  source_line INTEGER,
  -- The column there, from 1. NULL: as source_file. [count]
  source_column INTEGER,
  -- The declaration it stands in (`ContentView.body`). NULL: as source_file.
  source_function TEXT
) STRICT;

CREATE INDEX node_key ON node (key, structure_id);
CREATE INDEX node_parent ON node (parent_id);
CREATE INDEX node_view ON node (view_id);
