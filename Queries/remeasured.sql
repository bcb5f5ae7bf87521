-- Views whose size was computed more than once in a pass, worst first. Reads every call.

-- Empty: No size was computed more than once in a pass.

SELECT
  -- The pass.
  pass AS pass,
  -- The view.
  key AS node,
  -- Its type.
  kind AS kind,
  -- How often its size was computed. [calls]
  misses AS computed,
  -- How often it was asked. [calls]
  calls AS calls,
  -- How many different sizes it was proposed. [count]
  distinct_proposals AS distinct_proposals
FROM cache_statistics
WHERE misses > 1
ORDER BY misses DESC, pass_id, node_id;
