-- A lazy container lays out no more than the part of its content that the viewport around it shows: what is outside is not placed.
WITH holder AS (
  -- The innermost placed view around the node.
  SELECT node.id, node.last_id, traits.lazy, traits.axis
  FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
  LEFT JOIN kind AS traits ON traits.name = node.kind
  WHERE node.id < :node AND node.last_id >= :node ORDER BY node.id DESC LIMIT 1
)
SELECT
  holder.id AS container_id,
  node.id AS viewport_id,
  iif(holder.axis = 'w', viewport.offset_x, viewport.offset_y) AS start,
  iif(holder.axis = 'w', viewport.offset_x + placement.width, viewport.offset_y + placement.height) AS "end",
  iif(holder.axis = 'w', viewport.content_width, viewport.content_height) AS length
FROM holder
JOIN node ON node.id <= holder.id AND node.last_id >= holder.last_id
JOIN viewport ON viewport.node_id = node.id AND viewport.pass_id = :pass
JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
WHERE
  holder.lazy
  AND instr(ifnull((SELECT text FROM attribute WHERE node_id = node.id AND name = 'axes'), 'vertical'), iif(holder.axis = 'w', 'horizontal', 'vertical'))
  -- Offered nil it is as long as its content, and hides nothing of it.
  AND (node.kind IN (SELECT name FROM kind WHERE lazy) OR iif(holder.axis = 'w', placement.proposal_width, placement.proposal_height) IS NOT NULL)
ORDER BY node.id DESC LIMIT 1;
