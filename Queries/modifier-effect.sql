-- What each modifier changed for the view it wraps; one with only zeros draws, acts on its container, or does nothing.

-- Empty: No modifier was asked.

SELECT
  -- The pass.
  pass AS pass,
  -- The modifier.
  key AS node,
  -- Its type.
  kind AS kind,
  -- The view or modifier it wraps.
  wrapped AS wraps,
  -- Whether it handed on another proposal than it was placed with, 0 or 1.
  changes_proposal AS proposal,
  -- Whether its size is another than that of what it wraps, 0 or 1.
  changes_size AS size,
  -- Whether it moved what it wraps, 0 or 1.
  changes_position AS position,
  -- How often it handed on a proposal other than its own. [calls]
  changed_proposals AS changed_proposals,
  -- How often it answered another size than it was answered. [calls]
  changed_replies AS changed_replies
FROM modifier_effect
ORDER BY pass_id, node_id;
