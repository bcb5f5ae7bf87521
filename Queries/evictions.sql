-- Replies that were pushed out of a node's cache, and by which call. Reads every call.

-- Empty: No reply was pushed out of a cache.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The call that pushed it out.
  call.id AS call,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- The call whose reply is gone.
  call.evicted AS evicted,
  -- Width that one was proposed. [points] NULL: nil.
  gone.proposal_width AS width,
  -- Height that one was proposed. [points] NULL: nil.
  gone.proposal_height AS height
FROM call
JOIN call AS gone ON gone.id = call.evicted
JOIN node ON node.id = call.node_id
JOIN pass ON pass.id = call.pass_id
WHERE call.evicted IS NOT NULL
ORDER BY call.id;
