-- The reason that the asker stated with its question, in the words in which its primitive declares it.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  reason.doc AS doc,
  iif(node.role = 'modifier', 'cause ', 'content ') || node.id AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id
LEFT JOIN reason ON reason.name = child.reason
WHERE child.id = :call AND child.axis = :axis;
