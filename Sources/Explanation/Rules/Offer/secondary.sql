-- {by} proposes the size of {primary}
-- An overlay or background sees no more than the view it belongs to.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  parent.node_id + 1 AS primary_id,
  -- A background is meant to be as large; a text over a view may be meant to stick out. What takes what it is offered has more to blame.
  iif(view.kind = 'Text', 'add #' || child.node_id || ' fixedSize', NULL) AS edit,
  iif(view.kind <> 'Text', 'add #' || child.node_id || ' fixedSize', NULL) AS greedy_edit,
  'With .fixedSize() on {child}' AS label,
  -- Where it belongs to what the next modifiers make of the view, it is as large as that.
  'move #' || parent.node_id || ' outside #' || outer.id AS other_edit,
  'With {by} outside of {outer}' AS other_label,
  outer.id AS outer_id,
  child.node_id AS child_id,
  parent.node_id AS other_id,
  placement.call_id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS layer ON layer.id = parent.node_id
LEFT JOIN node AS content ON content.id = child.node_id AND layer.kind = 'overlay'
LEFT JOIN node AS view ON view.id = content.view_id
JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = parent.node_id + 1
LEFT JOIN node AS outer ON outer.id = (
  SELECT around.id FROM node AS around
  CROSS JOIN axis_placement AS place ON place.node_id = around.id AND place.pass_id = child.pass_id AND place.axis = child.axis
  WHERE around.view_id = layer.view_id AND around.id < layer.id
    AND abs(place.length - iif(child.axis = 'w', placement.width, placement.height)) > 0.005
  ORDER BY around.id DESC LIMIT 1)
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'secondary-place';
