-- {viewport} shows {start} to {end} of {length} points of its content, and {container} lays out no more than that
-- Rows outside of the viewport are not placed.
WITH holder AS (
  -- The innermost placed view around the node.
  SELECT node.id, node.last_id, node.kind, iif(node.kind IN ('LazyHStack', 'LazyHGrid'), 'horizontal', 'vertical') AS axis
  FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
  WHERE node.id < :node AND node.last_id >= :node ORDER BY node.id DESC LIMIT 1
)
SELECT
  holder.id AS container_id,
  node.id AS viewport_id,
  iif(axis = 'horizontal', viewport.offset_x, viewport.offset_y) AS start,
  iif(axis = 'horizontal', viewport.offset_x + placement.width, viewport.offset_y + placement.height) AS "end",
  iif(axis = 'horizontal', viewport.content_width, viewport.content_height) AS length
FROM holder
JOIN node ON node.id <= holder.id AND node.last_id >= holder.last_id
JOIN viewport ON viewport.node_id = node.id AND viewport.pass_id = :pass
JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
WHERE
  holder.kind IN ('LazyVStack', 'LazyHStack', 'LazyVGrid', 'LazyHGrid', 'List')
  AND instr(ifnull((SELECT text FROM attribute WHERE node_id = node.id AND name = 'axes'), 'vertical'), axis)
  -- Offered nil it is as long as its content, and hides nothing of it.
  AND (node.kind = 'List' OR iif(axis = 'horizontal', placement.proposal_width, placement.proposal_height) IS NOT NULL)
ORDER BY node.id DESC LIMIT 1;
