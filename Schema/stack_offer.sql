CREATE VIEW stack_offer AS
  -- What a stack's arrangement says of a call it made to a child, or by which it placed a child.

SELECT
  -- The call to the child. [INTEGER]
  child.id AS call_id,
  -- The stack's call during which it was made. [INTEGER]
  stack.id AS stack_call_id,
  -- The stack. [INTEGER]
  stack.node_id AS stack_id,
  -- The axis of the stack, `w` or `h`. [TEXT]
  traits.axis AS axis,
  -- The call during which the arrangement was made, as in `stack_share`. [INTEGER]
  share.call_id AS arranged_by,
  -- The child's turn. [INTEGER]
  share.turn AS turn,
  -- The child. [INTEGER]
  share.child_id AS child_id,
  -- The child's priority. [REAL, priority]
  share.priority AS priority,
  -- Its reply at 0 along the axis. [REAL, points] NULL: not probed.
  share.minimum AS minimum,
  -- Its reply at infinity along the axis. [REAL, points] NULL: not probed.
  share.maximum AS maximum,
  -- What was left for it and the later children of its priority. [REAL, points] NULL: the stack was proposed nil.
  share.remaining AS remaining,
  -- What was held back for children of lower priority. [REAL, points]
  share.reserved AS reserved,
  -- Among how many it was divided. [INTEGER]
  share.sharers AS sharers,
  -- What it was offered. [REAL, points] NULL: nil.
  share.offered AS offered,
  -- What it took. [REAL, points]
  share.took AS took,
  -- Distance to the child before it in source order. [REAL, points]
  share.gap AS gap,
  -- What the call proposes along the axis. [REAL, points] NULL: nil.
  iif(traits.axis = 'w', child.proposal_width, child.proposal_height) AS proposal,
  -- What the stack's call proposes along the axis. [REAL, points] NULL: nil.
  iif(traits.axis = 'w', stack.proposal_width, stack.proposal_height) AS stack_proposal
FROM call AS child
JOIN call AS stack ON stack.id = child.parent_id
JOIN node ON node.id = stack.node_id
CROSS JOIN kind AS traits ON traits.name = node.kind AND traits.shares_room
LEFT JOIN placement ON placement.pass_id = stack.pass_id AND placement.node_id = stack.node_id AND placement.call_id = stack.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = ifnull(placement.arranged_by, stack.id) AND child_id = child.node_id
);
