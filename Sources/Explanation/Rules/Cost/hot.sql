-- The nodes of the pass that are asked most: 20 times or more, and twice as often as the average, since a stack asks each view four times as it is.
-- In a pass of more than 200,000 calls that takes a while: 'layouttrace query hot-nodes' has it.
SELECT
  call.node_id AS hot_id,
  count(*) AS calls,
  count(*) - count(call.cached_from) AS computed,
  pass.average AS average,
  call.node_id AS by_id
FROM (
  SELECT pass.*, 1.0 * (pass.last_call_id - pass.first_call_id + 1) / (root.last_id - root.id + 1) AS average
  FROM pass JOIN call ON call.id = pass.first_call_id JOIN node AS root ON root.id = call.node_id
) AS pass
JOIN call ON call.id BETWEEN pass.first_call_id AND pass.last_call_id
WHERE pass.id = :pass AND pass.last_call_id - pass.first_call_id < 200000
GROUP BY +call.node_id
HAVING count(*) >= 20 AND count(*) >= 2 * pass.average
ORDER BY count(*) DESC, count(*) - count(call.cached_from) DESC, call.node_id
LIMIT 3;
