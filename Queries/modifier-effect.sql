-- What each modifier changed for the view it wraps; one with only zeros draws, acts on its container, or does nothing.

-- Empty: No modifier is placed.

-- The view counts the same, modifier by modifier and twice; here both counts come from one walk along the index.
WITH handed AS MATERIALIZED (
  SELECT
    modifier.id AS node_id,
    asked.pass_id AS pass_id,
    sum(asked.proposal_width IS NOT asking.proposal_width OR asked.proposal_height IS NOT asking.proposal_height) AS changed_proposals,
    sum(asked.reply_width <> asking.reply_width OR asked.reply_height <> asking.reply_height) AS changed_replies
  FROM node AS modifier
  CROSS JOIN node AS wrapped ON wrapped.id = modifier.id + 1 AND wrapped.parent_id = modifier.id
  CROSS JOIN call AS asked ON asked.node_id = wrapped.id
  CROSS JOIN call AS asking ON asking.id = asked.parent_id AND asking.node_id = modifier.id
  WHERE modifier.role = 'modifier'
  GROUP BY modifier.id, asked.pass_id
)
SELECT
  -- The pass.
  effect.pass AS pass,
  -- The modifier.
  effect.key AS node,
  -- Its type.
  effect.kind AS kind,
  -- The view or modifier it wraps.
  effect.wrapped AS wraps,
  -- Whether it handed on another proposal than it was placed with, 0 or 1.
  effect.changes_proposal AS proposal,
  -- Whether its size is another than that of what it wraps, 0 or 1.
  effect.changes_size AS size,
  -- Whether it moved what it wraps, 0 or 1.
  effect.changes_position AS position,
  -- How often it handed on a proposal other than its own. [calls]
  ifnull(handed.changed_proposals, 0) AS changed_proposals,
  -- How often it answered another size than it was answered. [calls]
  ifnull(handed.changed_replies, 0) AS changed_replies
FROM modifier_effect AS effect
LEFT JOIN handed ON handed.node_id = effect.node_id AND handed.pass_id = effect.pass_id
ORDER BY effect.pass_id, effect.node_id;
