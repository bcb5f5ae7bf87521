CREATE TABLE viewport (
  -- What a placed ScrollView or List shows of its content: its own frame, in `placement`, is the window, the content lies under it.

  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- The ScrollView or List.
  node_id INTEGER NOT NULL REFERENCES node (id),
  -- How far it is scrolled from the content's leading edge. [points]
  offset_x REAL NOT NULL,
  -- How far it is scrolled from the content's top. [points]
  offset_y REAL NOT NULL,
  -- How wide the content is. [points]
  content_width REAL NOT NULL,
  -- How high the content is. [points]
  content_height REAL NOT NULL,
  -- The view that the pass's `scrollTo` brought here. NULL: it stayed where it was.
  target_id INTEGER REFERENCES node (id)
) STRICT;
