-- The rule that the view named with its reply, in the words in which its primitive declares it. A reply that came from another call goes on with that.
SELECT
  answer.reply AS value,
  answer.node_id AS by_id,
  rule.title AS title,
  iif(node.role = 'modifier', 'cause ', 'content ') || node.id AS suspects,
  ifnull(source.id, answer.id) AS because,
  iif(source.id IS NULL, 'offer', 'reply') AS because_ask
FROM axis_call AS answer
JOIN node ON node.id = answer.node_id
LEFT JOIN rule ON rule.code = answer.rule
-- A view's own children supply a reply; what else is named supplied the proposal.
LEFT JOIN call AS source ON source.id = answer.source AND source.id <> answer.id AND source.parent_id = answer.computed_by
WHERE answer.id = :call AND answer.axis = :axis AND answer.reply IS NOT NULL;
