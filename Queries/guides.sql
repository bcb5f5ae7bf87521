-- The alignment guides of a node: which were read, at what value, and during whose call.

-- :node The node. [node]
-- Empty: No guide of the node was read or stated.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The guide.
  guide.name AS guide,
  -- Where it lies, from the node's left or top edge. [points]
  round(guide.value, 2) AS value,
  -- Whether the scene or a child states it (1), or it is the default (0).
  guide.explicit AS explicit,
  -- The call during which it was read. NULL: outside of any call.
  guide.call_id AS call,
  -- The node that was asked in that call. NULL: outside of any call.
  reader.key AS during
FROM guide
JOIN pass ON pass.id = guide.pass_id
LEFT JOIN call ON call.id = guide.call_id
LEFT JOIN node AS reader ON reader.id = call.node_id
WHERE guide.node_id IN (SELECT id FROM node WHERE key = :node)
ORDER BY guide.pass_id, guide.rowid;
