-- A modifier that passes the proposal on, and the answer back.
-- Sees :node, a modifier, and :pass. Modifiers that act on a container or on text have rules of their own.
SELECT
  wrapped.id AS wrapped_id,
  outer.proposal_width AS proposal_width,
  outer.proposal_height AS proposal_height,
  inner.width AS answer_width,
  inner.height AS answer_height,
  1 AS generic
FROM modifier_effect AS effect
JOIN node AS wrapped ON wrapped.id = effect.wrapped_id
JOIN placement AS outer ON outer.node_id = effect.node_id AND outer.pass_id = effect.pass_id
JOIN placement AS inner ON inner.node_id = effect.wrapped_id AND inner.pass_id = effect.pass_id
WHERE effect.node_id = :node AND effect.pass_id = :pass AND effect.changes_proposal = 0 AND effect.changes_size = 0
  AND effect.kind NOT IN (SELECT name FROM kind WHERE sets_priority OR states_guide OR sets = 'lineLimit');
