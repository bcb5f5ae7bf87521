CREATE VIEW axis_placement AS
  -- A placed node along one axis, beside the node around it: each placement twice.

SELECT
  -- The pass. [INTEGER]
  placement.pass_id AS pass_id,
  -- The node. [INTEGER]
  placement.node_id AS node_id,
  -- `w` for x and width, `h` for y and height. [TEXT]
  axis.axis AS axis,
  -- The node around it, which placed it. [INTEGER] NULL: the root, which the canvas places.
  node.parent_id AS parent_id,
  -- The type of its parent. [TEXT] NULL: the root.
  parent.kind AS parent_kind,
  -- Place among its parent's children, from 0. [INTEGER, count]
  node.ordinal AS ordinal,
  -- Whether its parent has no other child, 0 or 1. [INTEGER] NULL: the root.
  node.ordinal = 0 AND parent.last_id = node.last_id AS only_child,
  -- The child before it. [INTEGER] NULL: the root, or the first child.
  CASE WHEN node.ordinal > 0 THEN (
    SELECT max(other.id) FROM node AS other WHERE other.parent_id = node.parent_id AND other.id < node.id) END AS previous_id,
  -- Left or top edge in its parent's space. [REAL, points]
  iif(axis.axis = 'w', placement.x, placement.y) AS position,
  -- Left or top edge on the canvas. [REAL, points]
  iif(axis.axis = 'w', placement.absolute_x, placement.absolute_y) AS absolute,
  -- Width or height. [REAL, points]
  iif(axis.axis = 'w', placement.width, placement.height) AS length,
  -- Width or height of its parent. [REAL, points] NULL: the root.
  iif(axis.axis = 'w', around.width, around.height) AS parent_length,
  -- Left or top edge of its parent on the canvas. [REAL, points] NULL: the root.
  iif(axis.axis = 'w', around.absolute_x, around.absolute_y) AS parent_absolute,
  -- Which point of it its parent placed: 0 its start, 1 its end. [REAL, fraction of the length]
  iif(axis.axis = 'w', placement.anchor_x, placement.anchor_y) AS anchor,
  -- Left or top edge as drawn. [REAL, points]
  iif(axis.axis = 'w', placement.drawn_x, placement.drawn_y) AS drawn,
  -- Width or height as drawn. [REAL, points]
  iif(axis.axis = 'w', placement.drawn_width, placement.drawn_height) AS drawn_length,
  -- The call that placed it. [INTEGER] NULL: its size was not asked for.
  placement.call_id AS call_id,
  -- The call that placed its parent. [INTEGER] NULL: the root.
  around.call_id AS parent_call_id,
  -- The alignment guide by which its parent placed it. [TEXT] NULL: none.
  iif(axis.axis = 'w', placement.guide_x, placement.guide_y) AS guide,
  -- Where that lies, from its leading edge or top. [REAL, points] NULL: as guide.
  iif(axis.axis = 'w', placement.guide_x_value, placement.guide_y_value) AS guide_value
FROM placement
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN node ON node.id = placement.node_id
LEFT JOIN node AS parent ON parent.id = node.parent_id
LEFT JOIN placement AS around ON around.node_id = node.parent_id AND around.pass_id = placement.pass_id;
