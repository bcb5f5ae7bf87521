CREATE VIEW stack_shares AS
  -- How a stack divided its length, child by child, with names. All lengths lie along the stack's axis.

SELECT
  -- The pass. [INTEGER]
  call.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The call on the stack during which it divided. [INTEGER]
  stack_share.call_id AS call_id,
  -- The stack. [INTEGER]
  call.node_id AS stack_id,
  -- The stack's key. [TEXT]
  stack.key AS stack,
  -- Order of serving, from 1. [INTEGER, count]
  stack_share.turn AS turn,
  -- The child. [INTEGER]
  stack_share.child_id AS child_id,
  -- The child's key. [TEXT]
  child.key AS child,
  -- The child's layout priority; higher is served first. [REAL, priority]
  stack_share.priority AS priority,
  -- Shortest the child can be. [REAL, points] NULL: not probed.
  stack_share.minimum AS minimum,
  -- Longest the child can be. [REAL, points] NULL: not probed.
  stack_share.maximum AS maximum,
  -- Longest less shortest; of equal priority, the least flexible is served first. [REAL, points] NULL: not probed.
  stack_share.maximum - stack_share.minimum AS flexibility,
  -- Left for this child and the later ones of its priority. [REAL, points] NULL: the stack was proposed nil.
  stack_share.remaining AS remaining,
  -- Held back for children of lower priority. [REAL, points]
  stack_share.reserved AS reserved,
  -- Children among whom `remaining` was divided. [INTEGER, count]
  stack_share.sharers AS sharers,
  -- Offered to the child. [REAL, points] NULL: nil, the stack was proposed nil.
  stack_share.offered AS offered,
  -- Taken by the child. [REAL, points]
  stack_share.took AS took,
  -- `less`, `all` or `more` of what it was offered, to 0.005 points. [TEXT] NULL: of nil.
  CASE WHEN took < offered - 0.005 THEN 'less' WHEN took > offered + 0.005 THEN 'more' WHEN offered IS NOT NULL THEN 'all' END AS fit,
  -- Distance to the child before it in source order; 0 for the first. [REAL, points]
  stack_share.gap AS gap,
  -- Whether the stack's children stand as divided here: 1, or 0 if this was asked and another arrangement placed. [INTEGER]
  EXISTS (
    SELECT * FROM placement
    WHERE placement.node_id = call.node_id AND placement.pass_id = call.pass_id AND placement.arranged_by = call.id
  ) AS placed
FROM stack_share
JOIN call ON call.id = stack_share.call_id
JOIN pass ON pass.id = call.pass_id
JOIN node AS stack ON stack.id = call.node_id
JOIN node AS child ON child.id = stack_share.child_id;
