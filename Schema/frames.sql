CREATE VIEW frames AS
  -- The final rectangle of each node in each pass.

SELECT
  -- The pass. [INTEGER]
  placement.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The node. [INTEGER]
  placement.node_id AS node_id,
  -- The node's key. [TEXT]
  node.key AS key,
  -- The node's place in the tree. [TEXT]
  node.path AS path,
  -- The node's type. [TEXT]
  node.kind AS kind,
  -- What a person would recognise it by. [TEXT] NULL: it shows nothing of its own.
  node.label AS label,
  -- Left edge in its parent's space. [REAL, points]
  placement.x AS x,
  -- Top edge in its parent's space. [REAL, points]
  placement.y AS y,
  -- Width. [REAL, points]
  placement.width AS width,
  -- Height. [REAL, points]
  placement.height AS height,
  -- Left edge on the canvas. [REAL, points]
  placement.absolute_x AS absolute_x,
  -- Top edge on the canvas. [REAL, points]
  placement.absolute_y AS absolute_y,
  -- Size and place on the canvas, to 2 decimals (`72 x 60 at 8, 0`). [TEXT, points]
  lower(printf('%.15g', round(placement.width, 2) + 0.0))
    || ' x ' || lower(printf('%.15g', round(placement.height, 2) + 0.0))
    || ' at ' || lower(printf('%.15g', round(placement.absolute_x, 2) + 0.0))
    || ', ' || lower(printf('%.15g', round(placement.absolute_y, 2) + 0.0)) AS frame
FROM placement
JOIN pass ON pass.id = placement.pass_id
JOIN node ON node.id = placement.node_id;
