-- A cell of a grid that another one lies over, which is longer than its own column or row.
SELECT
  over.cell_id AS by_id,
  cover.view_id AS cover_id,
  over.amount AS amount,
  over.last_track > over.first_track AS is_several
FROM node
CROSS JOIN node AS cell ON cell.view_id = node.view_id AND cell.id <= node.id
CROSS JOIN cell_neighbour AS pair ON pair.cell_id = cell.id
CROSS JOIN cell_overlap AS over ON over.cell_id = pair.other_id AND over.covered_cell_id = cell.id AND over.pass_id = :pass AND over.axis = :axis
CROSS JOIN node AS cover ON cover.id = over.cell_id
WHERE node.id = :node
ORDER BY over.cell_id
LIMIT 1;
