-- {by} reaches {added} beyond the safe area
SELECT
  child.proposal AS value,
  child.proposal - parent.proposal AS added,
  parent.node_id AS by_id,
  'remove #' || parent.node_id AS edit,
  'Without {by}' AS label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'ignores-safe-area' AND child.proposal IS NOT parent.proposal;
