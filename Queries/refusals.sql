-- Nodes that answered the same length to different proposals along an axis: they refuse what they are offered. Reads every call.

-- Empty: No node answered different proposals with the same length.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- `w` or `h`.
  asked.axis AS axis,
  -- Shortest length it was proposed. [points]
  asked.least AS least,
  -- Longest length it was proposed. [points]
  asked.most AS most,
  -- What it answered each time. [points]
  round(asked.length, 2) AS length
FROM (
  SELECT pass_id, node_id, 'w' AS axis, min(proposal_width) AS least, max(proposal_width) AS most, min(reply_width) AS length
  FROM call
  WHERE proposal_width IS NOT NULL
  GROUP BY +pass_id, +node_id
  HAVING min(proposal_width) < max(proposal_width) AND min(reply_width) = max(reply_width)
  UNION ALL
  SELECT pass_id, node_id, 'h', min(proposal_height), max(proposal_height), min(reply_height)
  FROM call
  WHERE proposal_height IS NOT NULL
  GROUP BY +pass_id, +node_id
  HAVING min(proposal_height) < max(proposal_height) AND min(reply_height) = max(reply_height)
) AS asked
JOIN pass ON pass.id = asked.pass_id
JOIN node ON node.id = asked.node_id
ORDER BY asked.pass_id, asked.node_id, asked.axis DESC;
