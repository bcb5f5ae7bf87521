-- {proposal} is proposed {times}: {hits}
-- What is asked again costs little where the cache has it.
SELECT
  iif(proposal_width IS NULL, 'nil', lower(printf('%.10g', round(proposal_width, 2)))) || ' × '
    || iif(proposal_height IS NULL, 'nil', lower(printf('%.10g', round(proposal_height, 2)))) AS proposal,
  printf('%,d times', count(*)) AS times,
  CASE WHEN count(cached_from) = 0 THEN 'computed each time' WHEN count(cached_from) = count(*) THEN 'each time from the cache'
    ELSE printf('%,d computed, %,d from the cache', count(*) - count(cached_from), count(cached_from)) END AS hits,
  :node AS by_id
FROM call
WHERE node_id = :node AND pass_id = :pass
GROUP BY proposal_width, proposal_height
HAVING count(*) > 1
ORDER BY count(*) DESC, min(id)
LIMIT 3;
