-- Nodes that stick out of their parent, widest first, and whether they are meant to: moved, transformed, scrolled, clipped or let out.

-- Empty: Nothing sticks out.

SELECT
  -- The pass.
  pass AS pass,
  -- The node.
  key AS node,
  -- Its type.
  kind AS kind,
  -- `w` or `h`.
  axis AS axis,
  -- How long it is. [points]
  round(length, 2) AS length,
  -- What it sticks out of.
  parent_key AS parent,
  -- The parent's type.
  parent_kind AS parent_kind,
  -- How long that is. [points]
  round(parent_length, 2) AS parent_length,
  -- Out on the left or at the top. [points]
  round(out_before, 2) AS out_before,
  -- Out on the right or at the bottom. [points]
  round(out_after, 2) AS out_after,
  -- Whether it is meant to, 0 or 1.
  meant AS meant
FROM overflow
ORDER BY overflow.out_before + overflow.out_after DESC, pass_id, node_id, axis DESC;
