-- A modifier that proposes something else than it was proposed, to which the view gives the same answer.
-- Sees :node, a modifier, and :pass.
SELECT
  wrapped.id AS wrapped_id,
  inner.proposal_width AS proposal_width,
  inner.proposal_height AS proposal_height,
  outer.proposal_width AS own_width,
  outer.proposal_height AS own_height,
  inner.width AS answer_width,
  inner.height AS answer_height,
  1 AS generic
FROM modifier_effect AS effect
JOIN node AS wrapped ON wrapped.id = effect.wrapped_id
JOIN placement AS outer ON outer.node_id = effect.node_id AND outer.pass_id = effect.pass_id
JOIN placement AS inner ON inner.node_id = effect.wrapped_id AND inner.pass_id = effect.pass_id
WHERE effect.node_id = :node AND effect.pass_id = :pass AND effect.changes_proposal = 1
  AND effect.kind NOT IN (SELECT name FROM kind WHERE sets_priority OR states_guide);
