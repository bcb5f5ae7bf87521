CREATE VIEW cell_neighbour AS
  -- Two cells of one Grid or lazy grid, each pair both ways. A cell is the outermost modifier of its view, or the view.

SELECT
  -- The cell. [INTEGER]
  node.id AS cell_id,
  -- Another one of the grid. [INTEGER]
  other.id AS other_id
FROM node
CROSS JOIN node AS around ON around.id = node.parent_id
CROSS JOIN kind AS traits ON traits.name = around.kind AND (traits.is_grid OR traits.is_grid_row OR traits.tracks IS NOT NULL)
CROSS JOIN node AS other ON other.parent_id IN (
    SELECT iif(traits.is_grid_row, around.parent_id, around.id) UNION ALL
    SELECT line.id FROM node AS line JOIN kind ON kind.name = line.kind AND kind.is_grid_row
    WHERE line.parent_id = iif(traits.is_grid_row, around.parent_id, around.id))
  AND other.id <> node.id AND other.kind NOT IN (SELECT name FROM kind WHERE is_grid_row);
