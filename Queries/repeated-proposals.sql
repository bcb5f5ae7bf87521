-- Nodes that were asked the same question more than once in a pass, most often first. Reads every call.

-- Empty: No node was asked the same twice in a pass.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- Width it was proposed each time. [points] NULL: nil.
  asked.proposal_width AS width,
  -- Height it was proposed each time. [points] NULL: nil.
  asked.proposal_height AS height,
  -- How often. [calls]
  asked.calls AS calls,
  -- Of these, computed; more than 1 is work done twice. [calls]
  asked.computed AS computed
FROM (
  SELECT pass_id, node_id, proposal_width, proposal_height, count(*) AS calls, count(*) - count(cached_from) AS computed
  FROM call
  GROUP BY +pass_id, +node_id, proposal_width, proposal_height
  HAVING count(*) > 1
) AS asked
JOIN pass ON pass.id = asked.pass_id
JOIN node ON node.id = asked.node_id
ORDER BY asked.calls DESC, asked.computed DESC, asked.pass_id, asked.node_id, asked.proposal_width, asked.proposal_height;
