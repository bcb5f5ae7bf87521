-- {by} proposes nil along its {axis} axis
-- Its content may be as long as it likes.
SELECT
  child.proposal AS value,
  iif(child.axis = 'w', 'horizontal', 'vertical') AS axis,
  parent.node_id AS by_id,
  'unwrap #' || parent.node_id AS edit,
  'Without {by}' AS label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind = 'ScrollView'
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NULL AND parent.proposal IS NOT NULL;
