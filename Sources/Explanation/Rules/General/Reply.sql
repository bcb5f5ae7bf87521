-- The rule that the view named with its reply, in the words in which its primitive declares it. A reply that another call supplied goes on with that.
WITH asked AS MATERIALIZED (SELECT :call AS id),
-- With: answer, reply_source,
nearest AS MATERIALIZED (
  -- The call that supplied the reply, else a number of its own of which it was made; a sum has none.
  SELECT of_call_id, of_number, of_axis FROM reply_source JOIN answer ON answer.id = call_id AND answer.axis = reply_source.axis
  WHERE reply_source.axis = :axis AND of_number IN ('size', 'offer') AND of_call_id IN (answer.id, answer.source)
  ORDER BY of_call_id = answer.id, rank LIMIT 1
)
SELECT
  answer.reply AS value,
  answer.node_id AS by_id,
  rule.title AS title,
  iif(node.role = 'modifier', 'cause ', 'content ') || node.id AS suspects,
  ifnull(nearest.of_call_id, answer.id) AS because,
  iif(nearest.of_number = 'size', 'reply', 'offer') AS because_ask,
  nearest.of_axis AS because_axis
FROM axis_call AS answer
JOIN node ON node.id = answer.node_id
LEFT JOIN rule ON rule.code = answer.rule
LEFT JOIN nearest
WHERE answer.id = :call AND answer.axis = :axis AND answer.reply IS NOT NULL;
