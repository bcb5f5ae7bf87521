CREATE TABLE guide (
  -- An alignment guide read while sizing or placing, and every explicit guide of a placed node; of the defaults of SwiftUI's own guides those that a Layout
  -- written in Swift asks for. By which guides a view was placed stands in `placement`.

  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The call during which it was read. NULL: read outside of any call.
  call_id INTEGER REFERENCES call (id),
  -- The node whose guide it is.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- The guide's name.
  name TEXT NOT NULL,
  -- Where it lies, from the node's leading edge or top. [points]
  value REAL NOT NULL,
  -- Whether the scene or a child states it (1), or it is the default (0).
  explicit INTEGER NOT NULL
) STRICT;

CREATE INDEX guide_node ON guide (node_id, pass_id);
