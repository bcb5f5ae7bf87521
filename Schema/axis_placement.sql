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
  -- `rowid` in `guide` of the one by which its parent placed it. [INTEGER] NULL: none.
  CASE
    WHEN traits.shares_room THEN iif(traits.aligns = axis.axis,
      (SELECT max(guide.rowid) FROM guide WHERE guide.node_id = node.id AND guide.call_id = around.arranged_by), NULL)
    -- Where both axes are aligned the horizontal guide is read first.
    WHEN traits.overlays AND axis.axis = 'h' THEN (
      SELECT max(guide.rowid) FROM guide WHERE guide.node_id = node.id AND guide.pass_id = placement.pass_id AND guide.call_id = around.call_id)
    WHEN traits.overlays THEN (
      SELECT guide.rowid FROM guide WHERE guide.node_id = node.id AND guide.pass_id = placement.pass_id AND guide.call_id = around.call_id
      ORDER BY guide.rowid DESC LIMIT 1 OFFSET 1)
    WHEN traits.layer IS NOT NULL AND node.ordinal = 0 THEN NULL
    -- A cell with an anchor of its own.
    WHEN (traits.is_grid OR traits.is_grid_row) AND EXISTS (
      SELECT * FROM node AS modifier JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'anchor'
      WHERE modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)) THEN NULL
    -- Read as it is placed: the call is its own, or that of a view that is placed together with it.
    WHEN iif(traits.insets_safe_area,
        axis.axis = (SELECT iif(text IN ('top', 'bottom'), 'w', 'h') FROM attribute WHERE node_id = parent.id AND name = 'edge'),
        traits.aligns = axis.axis OR axis.axis = 'w' AND traits.aligns = 'wh') THEN (
      SELECT min(guide.rowid) FROM guide WHERE guide.node_id = node.id AND guide.pass_id = placement.pass_id AND guide.call_id >= placement.call_id)
    WHEN axis.axis = 'h' AND traits.aligns = 'wh' THEN (
      SELECT guide.rowid FROM guide WHERE guide.node_id = node.id AND guide.pass_id = placement.pass_id AND guide.call_id >= placement.call_id
      ORDER BY guide.rowid LIMIT 1 OFFSET 1)
  END AS guide_row
FROM placement
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN node ON node.id = placement.node_id
LEFT JOIN node AS parent ON parent.id = node.parent_id
LEFT JOIN kind AS traits ON traits.name = parent.kind
LEFT JOIN placement AS around ON around.node_id = node.parent_id AND around.pass_id = placement.pass_id;
