-- {root} is {size} {wide} in a canvas of {canvas}
-- The whole scene is larger than what it was offered.
SELECT
  placement.node_id AS root_id,
  placement.node_id AS by_id,
  iif(:axis = 'w', placement.width, placement.height) AS size,
  iif(:axis = 'w', 'wide', 'high') AS wide,
  iif(:axis = 'w', pass.proposal_width, pass.proposal_height) AS canvas
FROM pass
JOIN node ON node.structure_id = pass.structure_id AND node.parent_id IS NULL
JOIN placement ON placement.pass_id = pass.id AND placement.node_id = node.id
WHERE pass.id = :pass AND iif(:axis = 'w', placement.width, placement.height) > iif(:axis = 'w', pass.proposal_width, pass.proposal_height) + 0.01;
