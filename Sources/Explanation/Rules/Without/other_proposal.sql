-- Without it {view} would be proposed {proposal} and answer {answer} all the same
-- Sees the layout without it: :node, what it wrapped, and :pass; :kind is what was taken away, :width and :height are what it proposed.
SELECT
  own.id AS view_id,
  printf('%s × %s', iif(placement.proposal_width IS NULL, 'nil', printf('%.10g', round(placement.proposal_width, 2))), iif(placement.proposal_height IS NULL, 'nil', printf('%.10g', round(placement.proposal_height, 2)))) AS proposal,
  printf('%.10g × %.10g', round(placement.width, 2), round(placement.height, 2)) AS answer
FROM node AS own
JOIN placement ON placement.pass_id = :pass AND placement.node_id = own.id
WHERE own.id = :node AND :kind NOT IN ('layoutPriority', 'alignmentGuide')
  AND (placement.proposal_width IS NOT :width OR placement.proposal_height IS NOT :height);
