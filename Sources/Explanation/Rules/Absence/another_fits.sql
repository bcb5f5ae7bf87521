-- {container} shows {chosen} in its place
-- A ViewThatFits places the first of its views that fits, or the last.
SELECT holder.id AS container_id, chosen.id AS chosen_id
FROM (
  SELECT node.id, node.kind FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
  WHERE node.id < :node AND node.last_id >= :node ORDER BY node.id DESC LIMIT 1
) AS holder
JOIN node AS chosen ON chosen.parent_id = holder.id
JOIN placement ON placement.node_id = chosen.id AND placement.pass_id = :pass
WHERE holder.kind = 'ViewThatFits';
