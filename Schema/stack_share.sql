CREATE TABLE stack_share (
  -- A child served by an HStack or VStack while it divided its length; all lengths lie along the stack's axis.

  -- The call on the stack during which it divided.
  call_id INTEGER NOT NULL REFERENCES call (id),
  -- Order of serving, from 1. [count]
  turn INTEGER NOT NULL,
  -- The child.
  child_id INTEGER NOT NULL REFERENCES node (id),
  -- Shortest the child can be: its reply to 0. [points] NULL: not probed.
  minimum REAL,
  -- Longest the child can be: its reply to infinity. [points] NULL: not probed.
  maximum REAL,
  -- Left for this child and the later ones of its priority. [points] NULL: the stack was proposed nil.
  remaining REAL,
  -- Children among whom `remaining` was divided, this one included. [count]
  sharers INTEGER NOT NULL,
  -- Offered to the child. [points] NULL: nil, the stack was proposed nil.
  offered REAL,
  -- Taken by the child: its reply. [points]
  took REAL NOT NULL,
  -- Distance the stack keeps to the child before it in source order; 0 for the first child. [points]
  gap REAL NOT NULL DEFAULT 0,
  -- Held back for children of lower priority. [points]
  reserved REAL NOT NULL DEFAULT 0,
  -- The child's layout priority; higher is served first. [priority]
  priority REAL NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX stack_share_call ON stack_share (call_id);
