-- {by} gives it a slot as {wide} as its {track}
-- What the cell was offered while the columns and rows were found is another call; placed, it gets what they came to.
SELECT
  child.proposal AS value,
  iif(child.axis = 'w', 'wide', 'high') AS wide,
  iif(child.axis = 'w', 'columns', 'row') AS track,
  parent.node_id AS by_id,
  'unwrap #' || parent.node_id AS content_edit,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN ('Grid', 'GridRow')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
