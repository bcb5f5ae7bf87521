-- Every time a node was asked for its size, what it was proposed and what it answered.

-- :node The node. [node]
-- Empty: The node was never asked for its size.

SELECT
  -- The pass.
  pass AS pass,
  -- The call.
  id AS call,
  -- Who asked. NULL: the canvas.
  asker AS asker,
  -- Why it was asked. NULL: the asker gave no reason.
  reason AS reason,
  -- What it was proposed. [points]
  proposal AS proposal,
  -- What it answered. [points] NULL: it was open when the recorder died.
  reply AS reply,
  -- How the width came about. NULL: the node names no rule.
  width_rule AS width_rule,
  -- How the height came about. NULL: the node names no rule.
  height_rule AS height_rule,
  -- The call whose reply was reused. NULL: the reply was computed.
  cached_from AS cached_from
FROM calls
WHERE node_id IN (SELECT id FROM node WHERE key = :node)
ORDER BY id;
