CREATE VIEW cache_statistics AS
  -- How often each node was asked in each pass, and served from a cache.

SELECT
  -- The pass. [INTEGER]
  asked.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The node. [INTEGER]
  asked.node_id AS node_id,
  -- Its key. [TEXT]
  node.key AS key,
  -- Its type. [TEXT]
  node.kind AS kind,
  -- How often it was asked. [INTEGER, calls]
  asked.calls AS calls,
  -- Of these, answered from a cache. [INTEGER, calls]
  asked.hits AS hits,
  -- Of these, computed. [INTEGER, calls]
  asked.calls - asked.hits AS misses,
  -- How many different sizes it was proposed. [INTEGER, count]
  asked.distinct_proposals AS distinct_proposals,
  -- Entries pushed out of its cache. [INTEGER, calls]
  asked.evictions AS evictions
FROM (
    -- +node_id: a scan of `call` beats a walk through the index that does not hold the other columns.
  SELECT pass_id, node_id, sum(calls) AS calls, sum(hits) AS hits, count(*) AS distinct_proposals, sum(evictions) AS evictions
  FROM (
    SELECT pass_id, node_id, count(*) AS calls, count(cached_from) AS hits, count(evicted) AS evictions
    FROM call
    GROUP BY +pass_id, +node_id, proposal_width, proposal_height
  )
  GROUP BY pass_id, node_id
) AS asked
JOIN pass ON pass.id = asked.pass_id
JOIN node ON node.id = asked.node_id;
