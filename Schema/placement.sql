CREATE TABLE placement (
  -- A placed node in a pass: its final rectangle, unrounded, and how it got there.

  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The node.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- The call whose reply is its size. NULL: its size was not asked for.
  call_id INTEGER REFERENCES call (id),
  -- The call on the container during which the arrangement used was made (`stack_share.call_id`). NULL: not a view that arranges.
  arranged_by INTEGER REFERENCES call (id),
  -- Width it was placed with. [points] NULL: nil.
  proposal_width REAL,
  -- Height it was placed with. [points] NULL: nil.
  proposal_height REAL,
  -- Left edge in its parent's space. [points]
  x REAL NOT NULL,
  -- Top edge in its parent's space. [points]
  y REAL NOT NULL,
  -- Width. [points]
  width REAL NOT NULL,
  -- Height. [points]
  height REAL NOT NULL,
  -- Left edge on the canvas. [points]
  absolute_x REAL NOT NULL,
  -- Top edge on the canvas. [points]
  absolute_y REAL NOT NULL,
  -- Which point of it its parent placed: 0 its left edge, 1 its right edge. [fraction of width]
  anchor_x REAL NOT NULL,
  -- Which point of it its parent placed: 0 its top edge, 1 its bottom edge. [fraction of height]
  anchor_y REAL NOT NULL,
  -- Left edge as drawn: after offset, rotation and scale, snapped to pixels. [points]
  drawn_x REAL NOT NULL,
  -- Top edge as drawn. [points]
  drawn_y REAL NOT NULL,
  -- Width as drawn. [points]
  drawn_width REAL NOT NULL,
  -- Height as drawn. [points]
  drawn_height REAL NOT NULL,
  -- The alignment guide by which its parent placed it from left to right. NULL: none.
  guide_x TEXT,
  -- Where that lies, from its leading edge. [points] NULL: as guide_x.
  guide_x_value REAL,
  -- The alignment guide by which its parent placed it from top to bottom. NULL: none.
  guide_y TEXT,
  -- Where that lies, from its top edge. [points] NULL: as guide_y.
  guide_y_value REAL
) STRICT;

CREATE INDEX placement_node ON placement (node_id, pass_id);
