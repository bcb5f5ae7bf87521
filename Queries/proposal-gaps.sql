-- The twenty placed nodes whose length is farthest from what they were proposed.

-- Empty: Every placed node is as long as it was proposed.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- `w` or `h`.
  axis.axis AS axis,
  -- What it was proposed. [points]
  round(iif(axis.axis = 'w', placement.proposal_width, placement.proposal_height), 2) AS proposal,
  -- How long it is. [points]
  round(iif(axis.axis = 'w', placement.width, placement.height), 2) AS length,
  -- Length less proposal; below 0 it leaves room. [points]
  round(iif(axis.axis = 'w', placement.width - placement.proposal_width, placement.height - placement.proposal_height), 2) AS gap
FROM placement
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN node ON node.id = placement.node_id
JOIN pass ON pass.id = placement.pass_id
WHERE iif(axis.axis = 'w', placement.width <> placement.proposal_width, placement.height <> placement.proposal_height)
ORDER BY
  abs(iif(axis.axis = 'w', placement.width - placement.proposal_width, placement.height - placement.proposal_height)) DESC,
  placement.pass_id, placement.node_id, axis.axis DESC
LIMIT 20;
