-- A clip around a text cuts it (LT025). What is moved, rotated or scrolled out of sight is so on purpose, and what has a clip
-- of its own.
WITH RECURSIVE
-- With: enclosing,
own AS (
  SELECT iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high, view.id AS view_id
  FROM placement JOIN node ON node.id = placement.node_id JOIN node AS view ON view.id = node.view_id
  WHERE placement.pass_id = :pass AND placement.node_id = :node AND view.kind IN (SELECT name FROM kind WHERE shows_text)
), clip AS (
  SELECT enclosing.id, enclosing.depth, iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high
  FROM enclosing JOIN placement ON placement.node_id = enclosing.id AND placement.pass_id = :pass
  WHERE kind IN (SELECT name FROM kind WHERE clips)
    AND depth < ifnull((SELECT min(depth) FROM enclosing WHERE kind IN (
      SELECT name FROM kind WHERE moves OR transforms OR follows_source OR hides OR scrolls <> '')), 9e999)
)
SELECT clip.id AS by_id, clip.id AS clip_id, own.high - own.low AS length, max(0.0, clip.low - own.low) AS before, max(0.0, own.high - clip.high) AS after
FROM own JOIN clip
WHERE clip.high > clip.low AND (SELECT view_id FROM node WHERE node.id = clip.id) <> own.view_id
  AND max(0.0, clip.low - own.low) + max(0.0, own.high - clip.high) >= 0.2 * (own.high - own.low)
ORDER BY clip.depth LIMIT 1;
