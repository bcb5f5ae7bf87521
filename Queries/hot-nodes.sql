-- The twenty nodes that were asked most often. Reads every call.

-- Empty: No view was asked.

SELECT
  -- The pass.
  pass AS pass,
  -- The node.
  key AS node,
  -- Its type.
  kind AS kind,
  -- How often it was asked. [calls]
  calls AS calls,
  -- Of these, computed. [calls]
  misses AS computed,
  -- Of these, asked how short or long it can be. [calls]
  probes AS probes,
  -- Its part of all calls of the pass. [percent]
  share AS share
FROM hot_nodes
ORDER BY calls DESC, misses DESC, pass_id, node_id
LIMIT 20;
