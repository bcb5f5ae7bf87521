-- {by} was proposed nil and offers its own {dimension}{thickest}
-- Placing, a stack that was proposed nil across its axis arranges its children again, in its own extent.
SELECT
  child.proposal AS value,
  iif(child.axis = 'w', 'width', 'height') AS dimension,
  stack.id AS by_id,
  iif(rival.id IS NULL, '', ', that of ' || (SELECT key FROM node WHERE id = rival.view_id)) AS thickest,
  'remove #' || rival.view_id AS edit,
  'Without {it}' AS label,
  'edit' AS blames,
  parent.id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS stack ON stack.id = parent.node_id AND stack.kind = iif(child.axis = 'w', 'VStack', 'HStack')
-- The sibling that its own extent is of.
LEFT JOIN call AS thickest ON thickest.id = parent.source
LEFT JOIN node AS rival ON rival.id = thickest.node_id AND rival.parent_id = stack.id AND rival.id <> child.node_id
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
