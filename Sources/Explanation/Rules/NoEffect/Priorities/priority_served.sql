-- A priority that the stack heeds, to a view that would be offered enough anyway.
-- Sees :node, the layoutPriority, and :pass.
SELECT
  stack.id AS stack_id,
  child.view_id AS child_id,
  share.turn AS turn,
  share.offered AS offered,
  share.took AS took
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'value'
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = placement.arranged_by AND child_id = child.id
)
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority) AND share.priority = attribute.number AND share.offered IS NOT NULL
  AND EXISTS (SELECT * FROM stack_share AS other WHERE other.call_id = share.call_id AND other.priority <> share.priority);
