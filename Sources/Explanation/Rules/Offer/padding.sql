-- {by} keeps {kept}
SELECT
  child.proposal AS value,
  parent.proposal - child.proposal AS kept,
  parent.node_id AS by_id,
  'remove #' || parent.node_id AS edit,
  'Without {by}' AS label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND (node.kind IN ('padding', 'safeAreaPadding') OR child.reason = 'inset-rest')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
