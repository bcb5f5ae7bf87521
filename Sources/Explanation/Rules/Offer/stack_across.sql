-- {by} was proposed nil and offers its own {dimension}
-- Placing, a stack that was proposed nil across its axis arranges its children again, in its own extent.
SELECT
  child.proposal AS value,
  iif(child.axis = 'w', 'width', 'height') AS dimension,
  stack.id AS by_id,
  parent.id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS stack ON stack.id = parent.node_id AND stack.kind = iif(child.axis = 'w', 'VStack', 'HStack')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
