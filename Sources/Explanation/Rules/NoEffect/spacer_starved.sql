-- {stack} has {left} left for it when its other views are served, and it takes {took}
-- Sees :node, the Spacer, and :pass.
SELECT stack.id AS stack_id, share.remaining AS left, share.took AS took
FROM node AS own
JOIN node AS stack ON stack.id = own.parent_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = placement.arranged_by AND child_id = own.id
)
WHERE own.id = :node AND own.kind = 'Spacer' AND share.remaining IS NOT NULL;
