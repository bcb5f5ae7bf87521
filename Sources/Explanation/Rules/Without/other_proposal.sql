-- Without the modifier the view is proposed something else and answers the same.
-- Sees the layout without it: :node, the view that it wrapped, and :pass; :sets_priority and :states_guide
-- are the modifier's traits, whose kind may occur nowhere else; :width and :height are its proposal.
SELECT
  own.id AS view_id,
  placement.proposal_width AS proposal_width,
  placement.proposal_height AS proposal_height,
  placement.width AS answer_width,
  placement.height AS answer_height
FROM node AS own
JOIN placement ON placement.pass_id = :pass AND placement.node_id = own.id
WHERE own.id = :node AND NOT (:sets_priority OR :states_guide)
  AND (placement.proposal_width IS NOT :width OR placement.proposal_height IS NOT :height);
