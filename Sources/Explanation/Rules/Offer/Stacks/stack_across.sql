-- Placing, a stack that was proposed nil across its axis arranges its children again, in its own extent.
SELECT
  child.proposal AS value,
  stack.id AS by_id,
  rival.view_id AS rival_id,
  'cause ' || rival.view_id AS suspects,
  parent.id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS stack ON stack.id = parent.node_id AND stack.kind IN (SELECT name FROM kind WHERE shares_room AND kind.axis <> :axis)
-- The sibling that its own extent is of.
LEFT JOIN call AS thickest ON thickest.id = parent.source
LEFT JOIN node AS rival ON rival.id = thickest.node_id AND rival.parent_id = stack.id AND rival.id <> child.node_id
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
