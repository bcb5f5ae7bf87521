-- A priority in a ZStack, which is as large as its views of the highest priority alone, and as large without it.
-- Sees :node, the layoutPriority, and :pass.
SELECT
  container.id AS container_id,
  placement.width AS container_width,
  placement.height AS container_height
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id AND container.kind IN (SELECT name FROM kind WHERE overlays)
JOIN placement ON placement.pass_id = :pass AND placement.node_id = container.id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority);
