-- When a node's size had to be computed because no cached reply served.

-- :node The node. [node]
-- Empty: The node was never asked, or always answered from the cache.

SELECT
  -- The pass.
  pass AS pass,
  -- The call.
  id AS call,
  -- Why it was asked. NULL: the asker gave no reason.
  reason AS reason,
  -- What it was proposed. [points]
  proposal AS proposal,
  -- What it answered. [points] NULL: it was open when the recorder died.
  reply AS reply,
  -- Calls made to compute it, itself included. [calls] NULL: it was open when the recorder died.
  last_id - id + 1 AS calls
FROM calls
WHERE node_id IN (SELECT id FROM node WHERE key = :node) AND NOT cache_hit
ORDER BY id;
