-- What a stack shares out it has of its own proposal.
SELECT
  proposal AS value,
  node_id AS by_id,
  1 AS fold,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis;
