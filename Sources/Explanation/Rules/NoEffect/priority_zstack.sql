-- {container} is as large as its views of the highest priority alone, {size}, and is so without it too
-- Sees :node, the layoutPriority, and :pass.
SELECT
  container.id AS container_id,
  printf('%.10g × %.10g', round(placement.width, 2), round(placement.height, 2)) AS size
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id AND container.kind = 'ZStack'
JOIN placement ON placement.pass_id = :pass AND placement.node_id = container.id
WHERE own.id = :node AND own.kind = 'layoutPriority';
