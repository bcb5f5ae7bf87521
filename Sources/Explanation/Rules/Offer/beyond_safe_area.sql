-- What ignores the safe area proposes its own length and what the safe area takes of the canvas beside it.
SELECT
  child.proposal AS value,
  child.proposal - parent.proposal AS added,
  parent.node_id AS by_id,
  'cause ' || parent.node_id AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'ignores-safe-area' AND child.proposal IS NOT parent.proposal;
