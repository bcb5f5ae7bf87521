-- The reason that the asker stated with its question, in the words in which its primitive declares it.
WITH asked AS MATERIALIZED (SELECT :call AS id),
-- With: answer, offer_source,
nearest AS MATERIALIZED (
  -- A number of another view of which the offer was made.
  SELECT of_call_id, of_number, of_axis FROM offer_source
  WHERE axis = :axis AND of_number IN ('size', 'offer') AND of_call_id IS NOT NULL ORDER BY number = 'left', rank, of_number = 'offer' LIMIT 1
)
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  reason.doc AS doc,
  iif(node.role = 'modifier', 'cause ', 'content ') || node.id AS suspects,
  ifnull(nearest.of_call_id, parent.id) AS because,
  iif(nearest.of_number = 'size', 'reply', 'offer') AS because_ask,
  nearest.of_axis AS because_axis
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id
LEFT JOIN reason ON reason.name = child.reason
LEFT JOIN nearest
WHERE child.id = :call AND child.axis = :axis;
