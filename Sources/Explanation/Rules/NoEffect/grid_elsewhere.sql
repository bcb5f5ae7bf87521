-- A modifier for cells of a Grid on a view that stands in another container: a Grid alone reads it.
-- Sees :node, a modifier for cells of a Grid, and :pass.
SELECT own.view_id AS view_id, container.id AS container_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
  AND container.kind NOT IN (SELECT name FROM kind WHERE is_grid OR is_grid_row)
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE advises_grid);
