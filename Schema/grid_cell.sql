CREATE VIEW grid_cell AS
  -- The cells of Grids and the columns they cover. A child of a Grid that is no GridRow is a row of its own and covers all columns.

SELECT
  -- The Grid. [INTEGER]
  iif(traits.is_grid, around.id, around.parent_id) AS grid_id,
  -- The GridRow. [INTEGER] NULL: the cell is a child of the Grid itself.
  iif(traits.is_grid, NULL, around.id) AS row_id,
  -- The cell: the outermost modifier of its view, or the view. [INTEGER]
  cell.id AS cell_id,
  -- The first column that it covers, from 1. [INTEGER, count]
  iif(traits.is_grid, 1, 1 + (
    SELECT CAST(total((
      SELECT CASE WHEN max(attribute.number) > 1 THEN total(attribute.number) FILTER (WHERE attribute.number > 1) ELSE ifnull(min(attribute.number), 1) END
      FROM node AS modifier JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count'
      WHERE modifier.id BETWEEN before.id AND before.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid))) AS INTEGER)
    FROM node AS before WHERE before.parent_id = around.id AND before.id < cell.id)) AS first_column,
  -- The columns that it covers: by its gridCellColumns, else 1; of 0 that in which the next cell begins. [INTEGER, count] NULL: all.
  iif(traits.is_grid, NULL, CAST(ifnull(nullif((
    SELECT total(attribute.number) FROM node AS modifier JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count'
    WHERE modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid) AND attribute.number > 1), 0), 1) AS INTEGER)) AS columns
FROM node AS cell
JOIN node AS around ON around.id = cell.parent_id
CROSS JOIN kind AS traits ON traits.name = around.kind
WHERE traits.is_grid_row OR traits.is_grid AND cell.kind NOT IN (SELECT name FROM kind WHERE is_grid_row);
