-- {by} proposes the size of {primary}
-- An overlay or background sees no more than the view it belongs to.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  parent.node_id + 1 AS primary_id,
  -- A background is meant to be as large; an overlay may be meant to stick out.
  iif(layer.kind = 'overlay', 'add #' || child.node_id || ' fixedSize', NULL) AS edit,
  'With .fixedSize() on {child}' AS label,
  child.node_id AS child_id,
  parent.node_id AS other_id,
  placement.call_id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS layer ON layer.id = parent.node_id
JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = parent.node_id + 1
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'secondary-place';
