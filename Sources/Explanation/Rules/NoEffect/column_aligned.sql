-- A column of a Grid that has an alignment already: the first gridColumnAlignment in a column holds for all of its cells.
-- Sees :node, a gridColumnAlignment, and :pass.
SELECT other.id AS first_id, cell.first_column AS column
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN grid_cell AS cell ON cell.cell_id = child.id AND cell.columns = 1
JOIN node AS row ON row.id = child.parent_id AND row.kind IN (SELECT name FROM kind WHERE is_grid_row)
CROSS JOIN node AS around ON around.parent_id = row.parent_id AND +around.kind IN (SELECT name FROM kind WHERE is_grid_row)
CROSS JOIN node AS member ON member.parent_id = around.id AND member.id < child.id
CROSS JOIN grid_cell AS before ON before.cell_id = member.id AND before.columns = 1 AND before.first_column = cell.first_column
CROSS JOIN node AS other ON other.id BETWEEN member.id AND member.view_id AND +other.kind IN (SELECT name FROM kind WHERE advises_grid)
JOIN attribute AS stated ON stated.node_id = other.id AND stated.name = 'alignment'
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE advises_grid) AND EXISTS (SELECT * FROM attribute WHERE node_id = own.id AND name = 'alignment')
ORDER BY other.id
LIMIT 1;
