-- It is proposed {proposal}, passes that on, and answers what {wrapped} answers, {answer}
-- Sees :node, a modifier, and :pass. What acts on a container or on text says something else.
SELECT
  wrapped.id AS wrapped_id,
  printf('%s × %s', iif(outer.proposal_width IS NULL, 'nil', printf('%.10g', round(outer.proposal_width, 2))), iif(outer.proposal_height IS NULL, 'nil', printf('%.10g', round(outer.proposal_height, 2)))) AS proposal,
  printf('%.10g × %.10g', round(inner.width, 2), round(inner.height, 2)) AS answer,
  1 AS generic
FROM modifier_effect AS effect
JOIN node AS wrapped ON wrapped.id = effect.wrapped_id
JOIN placement AS outer ON outer.node_id = effect.node_id AND outer.pass_id = effect.pass_id
JOIN placement AS inner ON inner.node_id = effect.wrapped_id AND inner.pass_id = effect.pass_id
WHERE effect.node_id = :node AND effect.pass_id = :pass AND effect.changes_proposal = 0 AND effect.changes_size = 0
  AND effect.kind NOT IN ('layoutPriority', 'alignmentGuide', 'lineLimit');
