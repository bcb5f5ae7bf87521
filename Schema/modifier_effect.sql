CREATE VIEW modifier_effect AS
  -- Whether each modifier changed anything for what it wraps. All are 0 of one that only draws, or acts on its container (`layoutPriority`).

SELECT
  -- The pass. [INTEGER]
  outer.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The modifier. [INTEGER]
  modifier.id AS node_id,
  -- Its key. [TEXT]
  modifier.key AS key,
  -- Its type. [TEXT]
  modifier.kind AS kind,
  -- The view or modifier it wraps. [INTEGER]
  wrapped.id AS wrapped_id,
  -- That one's key. [TEXT]
  wrapped.key AS wrapped,
  -- It was placed with another proposal than it handed on, 0 or 1. [INTEGER]
  outer.proposal_width IS NOT inner.proposal_width OR outer.proposal_height IS NOT inner.proposal_height AS changes_proposal,
  -- Its size is not that of what it wraps, 0 or 1. [INTEGER]
  outer.width <> inner.width OR outer.height <> inner.height AS changes_size,
  -- It moved what it wraps from its own top left corner, 0 or 1. [INTEGER]
  inner.x <> 0 OR inner.y <> 0 AS changes_position,
  -- How often it handed on another proposal than its own. [INTEGER, calls]
  (
    SELECT count(*)
    FROM call AS asked JOIN call AS asking ON asking.id = asked.parent_id AND asking.node_id = modifier.id
    WHERE asked.node_id = wrapped.id AND asked.pass_id = outer.pass_id
      AND (asked.proposal_width IS NOT asking.proposal_width OR asked.proposal_height IS NOT asking.proposal_height)
  ) AS changed_proposals,
  -- How often it answered another size than it was answered. [INTEGER, calls]
  (
    SELECT count(*)
    FROM call AS asked JOIN call AS asking ON asking.id = asked.parent_id AND asking.node_id = modifier.id
    WHERE asked.node_id = wrapped.id AND asked.pass_id = outer.pass_id
      AND (asked.reply_width <> asking.reply_width OR asked.reply_height <> asking.reply_height)
  ) AS changed_replies
FROM node AS modifier
-- In pre-order, what a modifier wraps comes right after it.
JOIN node AS wrapped ON wrapped.id = modifier.id + 1 AND wrapped.parent_id = modifier.id
JOIN placement AS outer ON outer.node_id = modifier.id
JOIN placement AS inner ON inner.node_id = wrapped.id AND inner.pass_id = outer.pass_id
JOIN pass ON pass.id = outer.pass_id
WHERE modifier.role = 'modifier';
