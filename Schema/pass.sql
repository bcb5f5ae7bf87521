CREATE TABLE pass (
  -- A layout of the whole tree.

  -- The pass.
  id INTEGER PRIMARY KEY,
  -- The tree it lays out.
  structure_id INTEGER NOT NULL,
  -- Its name: in the scene, or as it was saved.
  name TEXT NOT NULL,
  -- The recorded pass of which this one is a what-if. NULL: it is a pass of the scene.
  base_pass_id INTEGER REFERENCES pass (id),
  -- The edits a what-if makes to the scene of its base, in their order, with `; ` between them. NULL: it is a pass of the scene.
  edit TEXT,
  -- Width the canvas proposes to the root. [points] NULL: nil, the ideal is asked for.
  proposal_width REAL,
  -- Height the canvas proposes to the root. [points] NULL: nil, the ideal is asked for.
  proposal_height REAL,
  -- Its first call. NULL: the recorder died during the pass, or nothing was asked.
  first_call_id INTEGER REFERENCES call (id),
  -- Its last call. NULL: as first_call_id.
  last_call_id INTEGER REFERENCES call (id),
  -- The scene's state when it started, a JSON object.
  state TEXT NOT NULL,
  -- What started it.
  trigger TEXT NOT NULL,
  -- The pass whose layout called for this one. NULL: something outside did.
  follows_id INTEGER REFERENCES pass (id)
) STRICT;
