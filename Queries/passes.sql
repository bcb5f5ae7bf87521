-- The passes of the trace, what started each, and how many calls it took.

-- Empty: Nothing was laid out: the recording ended before its first pass.

SELECT
  -- The pass.
  pass.name AS pass,
  -- What started it.
  pass.trigger AS trigger,
  -- Width the canvas proposed. [points] NULL: nil.
  pass.proposal_width AS width,
  -- Height the canvas proposed. [points] NULL: nil.
  pass.proposal_height AS height,
  -- Calls made. [calls] NULL: the recorder died during the pass, or nothing was asked.
  pass.last_call_id - pass.first_call_id + 1 AS calls,
  -- The scene's state when it started, JSON.
  pass.state AS state,
  -- The pass of which it is a what-if. NULL: it is a pass of the scene.
  base.name AS base,
  -- What the what-if changed. NULL: it is a pass of the scene.
  pass.edit AS edit
FROM pass
LEFT JOIN pass AS base ON base.id = pass.base_pass_id
ORDER BY pass.id;
