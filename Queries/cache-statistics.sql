-- How often cached replies served, pass by pass. Reads every call.

-- Empty: No view was asked.

SELECT
  -- The pass.
  pass.name AS pass,
  -- Nodes that were asked. [count]
  asked.nodes AS nodes,
  -- How often they were asked. [calls]
  asked.calls AS calls,
  -- Of these, answered from a cache. [calls]
  asked.hits AS hits,
  -- Of these, computed. [calls]
  asked.calls - asked.hits AS misses,
  -- Hits of 100 calls. [percent]
  round(100.0 * asked.hits / asked.calls, 2) AS hit_rate,
  -- Entries pushed out. [calls]
  asked.evictions AS evictions
FROM (
  SELECT pass_id, count(DISTINCT node_id) AS nodes, count(*) AS calls, count(cached_from) AS hits, count(evicted) AS evictions
  FROM call
  GROUP BY +pass_id
) AS asked
JOIN pass ON pass.id = asked.pass_id
ORDER BY asked.pass_id;
