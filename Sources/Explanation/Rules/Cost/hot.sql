-- hot: {hot} is asked {times}, {computed} of them computed
-- The most asked of the pass. In a pass of more than 200,000 calls that takes a while: 'layouttrace query hot-nodes' has it.
SELECT
  call.node_id AS hot_id,
  printf('%,d times', count(*)) AS times,
  printf('%,d', count(*) - count(call.cached_from)) AS computed,
  call.node_id AS by_id
FROM pass
JOIN call ON call.id BETWEEN pass.first_call_id AND pass.last_call_id
WHERE pass.id = :pass AND pass.last_call_id - pass.first_call_id < 200000
GROUP BY +call.node_id
HAVING count(*) > 1
ORDER BY count(*) DESC, count(*) - count(call.cached_from) DESC, call.node_id
LIMIT 3;
