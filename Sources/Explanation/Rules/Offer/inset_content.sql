-- A safeAreaInset proposes to its content what the view beside it does not need at least.
-- Is: remainder
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  parent.node_id + 1 AS view_id,
  'cause ' || parent.node_id AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'inset-content' AND child.proposal IS NOT parent.proposal;
