-- A priority in a stack that is proposed nil along its axis: it offers every view nil, whatever its priority.
-- Sees :node, the layoutPriority, and :pass.
SELECT stack.id AS stack_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
CROSS JOIN kind AS traits ON traits.name = stack.kind AND traits.shares_room
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority) AND iif(traits.axis = 'w', placement.proposal_width, placement.proposal_height) IS NULL;
