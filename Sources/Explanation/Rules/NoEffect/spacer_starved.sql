-- A Spacer for which a stack has next to nothing left when its other views are served.
-- Sees :node, the Spacer, and :pass.
SELECT
  stack.id AS stack_id,
  share.remaining AS left,
  share.took AS took,
  -- Two views stand as far from one another with it as without it, and beside a Spacer a stack that says nothing of its spacing keeps none.
  share.took > 0 AND own.ordinal > 0 AND EXISTS (SELECT * FROM node AS after WHERE after.parent_id = stack.id AND after.id > own.last_id)
    AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = stack.id AND name = 'spacing') AS is_gap
FROM node AS own
JOIN node AS stack ON stack.id = own.parent_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = stack.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = placement.arranged_by AND child_id = own.id
)
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE is_spacer) AND share.remaining IS NOT NULL;
