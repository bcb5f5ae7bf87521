CREATE TABLE attribute (
  -- An argument of a node, as the scene gives it.

  -- The node.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- SwiftUI's name of the argument (`minWidth`).
  name TEXT NOT NULL,
  -- The value as a number; lengths in points, infinity as Inf. [as the argument] NULL: it is text, or nil.
  number REAL,
  -- The value as text; of an expression what the scene says, beside the number it came to. NULL: it is a plain number, or nil.
  text TEXT
) STRICT;

CREATE INDEX attribute_node ON attribute (node_id, name);
