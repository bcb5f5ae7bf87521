CREATE TABLE container_length (
  -- A length that a containerRelativeFrame goes by: of the nearest ScrollView, List, tab, screen or sheet around it, or of the canvas.

  -- The call on the frame.
  call_id INTEGER NOT NULL REFERENCES call (id),
  -- `w` or `h`.
  axis TEXT NOT NULL,
  -- The nearest container. NULL: the canvas.
  nearest_id INTEGER REFERENCES node (id),
  -- The one whose length it is: the nearest that is offered one. NULL: the canvas.
  container_id INTEGER REFERENCES node (id),
  -- Its length, without bars and margins. [points] NULL: the canvas is proposed nil, and 10 counts.
  length REAL,
  -- What margins of scrolled content take of it. [points]
  margins REAL NOT NULL,
  -- How long each of its parts is. [points] NULL: it is not divided.
  part REAL
) STRICT;

CREATE INDEX container_length_call ON container_length (call_id, axis);
