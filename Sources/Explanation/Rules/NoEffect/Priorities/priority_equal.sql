-- A priority that all views of the stack have.
-- Flexibility decides then who is served first, as without any. Sees :node, the layoutPriority, and :pass.
SELECT stack.id AS stack_id, share.priority AS priority
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = placement.arranged_by AND child_id = child.id
)
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'value'
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority) AND share.priority = attribute.number AND share.offered IS NOT NULL
  AND NOT EXISTS (SELECT * FROM stack_share AS other WHERE other.call_id = share.call_id AND other.priority <> share.priority);
