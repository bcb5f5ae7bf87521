CREATE TABLE environment (
  -- What surrounds the scene in a pass: the host's settings, as the engine had them.

  -- The pass.
  pass_id INTEGER NOT NULL REFERENCES pass (id),
  -- `device`, its `horizontalSizeClass` and `verticalSizeClass`, `displayScale`, `dynamicTypeSize`, `layoutDirection`, `defaultPadding`, `safeArea.` and an edge.
  name TEXT NOT NULL,
  -- The value as a number; lengths in points, the scale in pixels a point. [as the setting] NULL: it is text.
  number REAL,
  -- The value as text. NULL: it is a number.
  text TEXT
) STRICT;

CREATE INDEX environment_pass ON environment (pass_id, name);