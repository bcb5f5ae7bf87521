-- Rotations, scales and transforms come after layout; what such a modifier wraps shows what it does.
SELECT
  seen.drawn_width AS width,
  seen.drawn_height AS height,
  seen.drawn_x AS x,
  seen.drawn_y AS y,
  effect.id AS by_id
FROM placement
JOIN node ON node.id = placement.node_id
JOIN placement AS seen ON seen.pass_id = placement.pass_id
  AND seen.node_id = node.id + (node.kind IN (SELECT name FROM kind WHERE transforms))
JOIN node AS effect ON effect.view_id = node.view_id AND effect.id <= node.id AND effect.kind IN (SELECT name FROM kind WHERE transforms)
WHERE placement.pass_id = :pass AND placement.node_id = :node AND :axis = 'h'
  AND (abs(seen.drawn_width - seen.width) > 0.5 OR abs(seen.drawn_height - seen.height) > 0.5)
ORDER BY effect.id DESC
LIMIT 1;
