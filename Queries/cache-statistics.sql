-- How often cached replies served, pass by pass. Reads every call.

-- Empty: No view was asked.

SELECT
  -- The pass.
  pass AS pass,
  -- Nodes that were asked. [count]
  count(*) AS nodes,
  -- How often they were asked. [calls]
  sum(calls) AS calls,
  -- Of these, answered from a cache. [calls]
  sum(hits) AS hits,
  -- Of these, computed. [calls]
  sum(misses) AS misses,
  -- Hits of 100 calls. [percent]
  round(100.0 * sum(hits) / sum(calls), 2) AS hit_rate,
  -- Entries pushed out. [calls]
  sum(evictions) AS evictions
FROM cache_statistics
GROUP BY pass_id
ORDER BY pass_id;
