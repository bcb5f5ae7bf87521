-- The whole scene is larger than what it was offered. That troubles the root and what sticks out of the canvas with it, not a view that would
-- fit beside a longer one: across a stack the canvas is too short for that one alone.
WITH RECURSIVE trouble AS (
  -- What the root is offered: the canvas within its safe area, in the middle of which it stands.
  SELECT *, start - (room - size) / 2 AS low, start + size + (room - size) / 2 AS high FROM (
    SELECT root.node_id AS root_id, iif(:axis = 'w', root.width, root.height) AS size, iif(:axis = 'w', root.absolute_x, root.absolute_y) AS start,
      -- Or all of the canvas, where it ignores the safe area.
      iif(EXISTS (SELECT * FROM node AS open WHERE open.id BETWEEN node.id AND node.view_id AND open.kind IN (SELECT name FROM kind WHERE ignores_safe_area)),
        iif(:axis = 'w', pass.proposal_width, pass.proposal_height), iif(:axis = 'w', call.proposal_width, call.proposal_height)) AS room, iif(:axis = 'w', pass.proposal_width, pass.proposal_height) AS canvas
    FROM pass
    JOIN node ON node.structure_id = pass.structure_id AND node.parent_id IS NULL
    JOIN placement AS root ON root.pass_id = pass.id AND root.node_id = node.id
    JOIN call ON call.id = root.call_id
    WHERE pass.id = :pass)
  WHERE size > room + 0.01
), above (id, parent_id, depth, fits) AS (
  -- The node and all around it, each with whether the canvas is long enough for it. Scalar subqueries: for a join SQLite would read all
  -- placements into a Bloom filter.
  SELECT :node, (SELECT parent_id FROM node WHERE id = :node), 0, (
    SELECT iif(:axis = 'w', width, height) <= (SELECT room FROM trouble) + 0.01 FROM placement WHERE node_id = :node AND pass_id = :pass)
  WHERE EXISTS (
    SELECT * FROM placement
    WHERE node_id = :node AND pass_id = :pass AND (node_id = (SELECT root_id FROM trouble) OR iif(:axis = 'w', absolute_x, absolute_y) < (SELECT low FROM trouble) - 0.01
      OR iif(:axis = 'w', absolute_x + width, absolute_y + height) > (SELECT high FROM trouble) + 0.01))
  UNION ALL
  SELECT above.parent_id, (SELECT parent_id FROM node WHERE id = above.parent_id AND parent_id < id), above.depth + 1, (
    SELECT iif(:axis = 'w', width, height) <= (SELECT room FROM trouble) + 0.01 FROM placement WHERE node_id = above.parent_id AND pass_id = :pass)
  FROM above WHERE above.parent_id IS NOT NULL
)
SELECT root_id, root_id AS by_id, size, room, room <> canvas AS is_safe_area
FROM trouble
WHERE EXISTS (SELECT * FROM above)
  AND NOT EXISTS (
    SELECT * FROM (SELECT id, fits, lag(fits) OVER (ORDER BY depth) AS inner_fits FROM above) AS outer
    WHERE inner_fits AND NOT fits AND (SELECT kind FROM node WHERE node.id = outer.id) IN (
      SELECT name FROM kind WHERE aligns = :axis OR overlays OR lazy AND scrolls IS NOT NULL));
