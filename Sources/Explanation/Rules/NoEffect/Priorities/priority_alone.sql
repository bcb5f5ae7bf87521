-- A priority of the only view of a stack, which has no other view to serve after it.
-- Sees :node, the layoutPriority, and :pass.
SELECT stack.id AS stack_id, own.view_id AS child_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority) AND stack.kind IN (SELECT name FROM kind WHERE shares_room)
  AND (SELECT count(*) FROM node AS other WHERE other.parent_id = stack.id) = 1;
