-- A priority of the root of the scene, around which no stack asks for it.
-- Sees :node, the layoutPriority.
SELECT own.id AS by_id
FROM node AS own JOIN node AS child ON child.view_id = own.view_id AND child.parent_id IS NULL
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority);
