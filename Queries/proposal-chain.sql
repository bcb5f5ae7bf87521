-- What a node and every node around it were proposed when placed, from the canvas down.

-- :node The node. [node]
-- Empty: The node is not placed.

SELECT
  -- The pass.
  pass AS pass,
  -- 0 is the root, to which the canvas proposes. [count]
  step AS step,
  -- The node of this step.
  step_key AS node,
  -- Its type.
  step_kind AS kind,
  -- What it was proposed. [points]
  proposal AS proposal,
  -- What size it has. [points]
  size AS size
FROM proposal_chain
WHERE node_id IN (SELECT id FROM node WHERE key = :node)
ORDER BY pass_id, step;
