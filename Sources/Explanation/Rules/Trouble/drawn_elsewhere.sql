-- drawn {width} × {height} at {x}, {y}: {by} changes only what is drawn
-- Rotations, scales and transforms come after layout.
SELECT
  placement.drawn_width AS width,
  placement.drawn_height AS height,
  placement.drawn_x AS x,
  placement.drawn_y AS y,
  effect.id AS by_id
FROM placement
JOIN node ON node.id = placement.node_id
JOIN node AS effect ON effect.view_id = node.view_id AND effect.id <= node.id AND effect.kind IN ('rotationEffect', 'scaleEffect', 'transformEffect')
WHERE placement.pass_id = :pass AND placement.node_id = :node AND :axis = 'h'
  AND (abs(placement.drawn_width - placement.width) > 0.5 OR abs(placement.drawn_height - placement.height) > 0.5)
ORDER BY effect.id DESC
LIMIT 1;
