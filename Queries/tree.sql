-- The tree of the scene's last pass, with the size each node was proposed when placed and its frame on the canvas.

-- Empty: Nothing was laid out.

SELECT
  -- The node, two blanks deeper than its parent.
  printf('%*s', 2 * node.depth, '') || node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- What a person would recognise it by. NULL: it shows nothing of its own.
  node.label AS label,
  -- What it was proposed when placed. [points]
  chain.proposal AS proposal,
  -- Size and place on the canvas. [points]
  frames.frame AS frame
FROM frames
JOIN node ON node.id = frames.node_id
JOIN proposal_chain AS chain ON chain.node_id = node.id AND chain.step_id = node.id AND chain.pass_id = frames.pass_id
WHERE frames.pass_id = (SELECT max(id) FROM pass WHERE base_pass_id IS NULL)
ORDER BY node.id;
