-- {stack} has no other view to serve after {child}
-- Sees :node, the layoutPriority, and :pass.
SELECT stack.id AS stack_id, own.view_id AS child_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
WHERE own.id = :node AND own.kind = 'layoutPriority' AND stack.kind IN ('HStack', 'VStack')
  AND (SELECT count(*) FROM node AS other WHERE other.parent_id = stack.id) = 1;
