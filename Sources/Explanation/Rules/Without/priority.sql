-- Without its priority the view is offered another share of the stack's room, and takes the same length.
-- Sees the layout without it: :node, the view that it wrapped, and :pass; :sets_priority is the modifier's trait.
SELECT
  share.offered >= share.took AS is_enough,
  share.offered AS offered
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS stack ON stack.id = child.parent_id AND stack.view_id <> own.view_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = placement.arranged_by AND child_id = child.id
)
WHERE own.id = :node AND :sets_priority AND share.offered IS NOT NULL
  AND EXISTS (SELECT * FROM stack_share AS other WHERE other.call_id = share.call_id AND other.child_id <> child.id);
