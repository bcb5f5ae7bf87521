-- A priority in a container that does not ask for any.
-- Sees :node, the layoutPriority.
SELECT container.id AS container_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority)
  AND container.kind IN (
    SELECT name FROM kind WHERE (kind.role = 'container' OR layer IS NOT NULL OR insets_safe_area) AND NOT reads_priority AND NOT overlays);
