CREATE VIEW hot_nodes AS
  -- Nodes by how often a pass asked them, the most asked first.

SELECT
  -- The pass. [INTEGER]
  asked.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The node. [INTEGER]
  asked.node_id AS node_id,
  -- Its key. [TEXT]
  node.key AS key,
  -- Its place in the tree. [TEXT]
  node.path AS path,
  -- Its type. [TEXT]
  node.kind AS kind,
  -- How often it was asked. [INTEGER, calls]
  asked.calls AS calls,
  -- Of these, computed. [INTEGER, calls]
  asked.misses AS misses,
  -- Of these, to learn how short or long it can be. [INTEGER, calls]
  asked.probes AS probes,
  -- Its part of all calls of the pass, to 2 decimals. [REAL, percent]
  round(100.0 * asked.calls / sum(asked.calls) OVER (PARTITION BY asked.pass_id), 2) AS share
FROM (
  SELECT call.pass_id, call.node_id, count(*) AS calls, count(*) - count(call.cached_from) AS misses, count(reason.id) AS probes
  FROM call
  LEFT JOIN reason ON reason.id = call.reason_id AND reason.name LIKE '%probe-%'
  GROUP BY +call.pass_id, +call.node_id
) AS asked
JOIN pass ON pass.id = asked.pass_id
JOIN node ON node.id = asked.node_id
ORDER BY asked.calls DESC, asked.misses DESC, asked.pass_id, asked.node_id;
