-- The proposals that the node is asked more than once, and how many of the answers came from the cache.
SELECT
  proposal_width AS proposal_width,
  proposal_height AS proposal_height,
  count(*) AS calls,
  count(*) - count(cached_from) AS computed,
  :node AS by_id
FROM call
WHERE node_id = :node AND pass_id = :pass
GROUP BY proposal_width, proposal_height
HAVING count(*) > 1
ORDER BY count(*) DESC, min(id)
LIMIT 3;
