-- The alignment guides of a node: which were read, at what value, and during whose call.

-- :node The node. [node]
-- Empty: No guide of the node was read or stated.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The guide.
  read.name AS guide,
  -- Where it lies, from the node's left or top edge. [points]
  round(read.value, 2) AS value,
  -- Whether the scene or a child states it (1), or it is the default (0).
  read.explicit AS explicit,
  -- The call during which it was read. NULL: outside of any call.
  read.call_id AS call,
  -- The node that was asked in that call. NULL: outside of any call.
  reader.key AS during
FROM (
  SELECT pass_id, name, value, explicit, call_id FROM guide WHERE node_id IN (SELECT id FROM node WHERE key = :node)
  UNION ALL
  -- Defaults by which its parent placed it.
  SELECT pass_id, name, value, 0, parent_call_id FROM placement_guide JOIN axis_placement USING (pass_id, node_id, axis)
  WHERE node_id IN (SELECT id FROM node WHERE key = :node) AND NOT explicit
) AS read
JOIN pass ON pass.id = read.pass_id
LEFT JOIN call ON call.id = read.call_id
LEFT JOIN node AS reader ON reader.id = call.node_id
ORDER BY pass.id, call.id, read.name;
