-- {stack} is proposed nil along its axis: it offers every view nil, whatever its priority
-- Sees :node, the layoutPriority, and :pass.
SELECT stack.id AS stack_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
WHERE own.id = :node AND own.kind = 'layoutPriority' AND stack.kind IN ('HStack', 'VStack')
  AND iif(stack.kind = 'HStack', placement.proposal_width, placement.proposal_height) IS NULL;
