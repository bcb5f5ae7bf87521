-- {by}: {tight} {side} {sign} {ratio}
-- The box of the ratio fits the other side exactly; this side follows.
SELECT
  child.proposal AS value,
  child.cross_proposal AS side,
  iif(abs(child.proposal) >= abs(child.cross_proposal), '×', '÷') AS sign,
  iif(abs(child.proposal) >= abs(child.cross_proposal), child.proposal / child.cross_proposal, child.cross_proposal / child.proposal) AS ratio,
  iif(child.axis = 'w', 'height', 'width') AS tight,
  parent.node_id AS by_id,
  'remove #' || parent.node_id AS edit,
  'Without {by}' AS label,
  iif(child.axis = 'w', 'h', 'w') AS because_axis,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN ('aspectRatio', 'scaledToFit', 'scaledToFill')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
