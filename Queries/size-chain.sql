-- Whose reply a node's size is, along each axis: from its own call to the call where the length comes from.

-- :node The node. [node]
-- Empty: The node is not placed.

WITH RECURSIVE chain AS (
  SELECT placement.node_id AS start_id, placement.pass_id, axis_call.axis, 0 AS step, axis_call.id, axis_call.node_id, axis_call.computed_by, axis_call.source
  FROM node
  JOIN placement ON placement.node_id = node.id
  JOIN axis_call ON axis_call.id = placement.call_id
  WHERE node.key = :node
  UNION ALL
  -- A source later than the call was asked by it: its reply is handed on. An earlier one is a proposal, and ends the chain. Who is
  -- asked stands in who asks, so that the chain comes to an end in a damaged trace, too.
  SELECT chain.start_id, chain.pass_id, chain.axis, chain.step + 1, axis_call.id, axis_call.node_id, axis_call.computed_by, axis_call.source
  FROM chain
  JOIN axis_call ON axis_call.id = chain.source AND axis_call.axis = chain.axis AND axis_call.node_id > chain.node_id
  WHERE chain.source > chain.computed_by
)
SELECT
  -- The pass.
  pass.name AS pass,
  -- `w` or `h`.
  chain.axis AS axis,
  -- 0 is the node's own call. [count]
  chain.step AS step,
  -- The call.
  chain.id AS call,
  -- The node that was asked.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- What it was proposed. [points] NULL: nil.
  round(axis_call.proposal, 2) AS proposal,
  -- What it answered. [points] NULL: it was open when the recorder died.
  round(axis_call.reply, 2) AS reply,
  -- How the answer came about. NULL: the node names no rule.
  axis_call.rule AS rule
FROM chain
JOIN axis_call ON axis_call.id = chain.id AND axis_call.axis = chain.axis
JOIN node ON node.id = axis_call.node_id
JOIN pass ON pass.id = chain.pass_id
ORDER BY chain.pass_id, chain.start_id, chain.axis DESC, chain.step;
