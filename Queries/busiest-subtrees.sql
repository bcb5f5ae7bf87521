-- The twenty nodes in whose calls most calls were made, their own included. Reads every call.

-- Empty: No view was asked.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- How often it was asked. [calls]
  asked.calls AS calls,
  -- Calls made during these, themselves included. [calls]
  asked.inside AS inside
FROM (
  SELECT pass_id, node_id, count(*) AS calls, sum(last_id - id + 1) AS inside FROM call GROUP BY +pass_id, +node_id
) AS asked
JOIN pass ON pass.id = asked.pass_id
JOIN node ON node.id = asked.node_id
ORDER BY asked.inside DESC, asked.pass_id, asked.node_id
LIMIT 20;
