-- Placed nodes that are 0 wide or 0 high, and what they were proposed.

-- Empty: Every placed node is wider and higher than 0.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- Width it was proposed. [points] NULL: nil.
  round(placement.proposal_width, 2) AS proposed_width,
  -- Height it was proposed. [points] NULL: nil.
  round(placement.proposal_height, 2) AS proposed_height,
  -- Its width. [points]
  round(placement.width, 2) AS width,
  -- Its height. [points]
  round(placement.height, 2) AS height
FROM placement
JOIN pass ON pass.id = placement.pass_id
JOIN node ON node.id = placement.node_id
WHERE placement.width = 0 OR placement.height = 0
ORDER BY placement.pass_id, placement.node_id;
