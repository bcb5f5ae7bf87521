-- A cell of a grid that is longer than its column or row and lies over its neighbours, as LT022 finds it.
SELECT
  over.grid_id AS grid_id,
  over.amount AS amount,
  over.length AS room,
  over.last_track > over.first_track AS is_several,
  (SELECT group_concat(covered_id) FROM (
    SELECT covered_id FROM cell_overlap WHERE cell_id = over.cell_id AND pass_id = :pass AND axis = :axis ORDER BY covered_id LIMIT 4)) AS covered_ids,
  over.cell_id AS by_id
FROM node
CROSS JOIN node AS cell ON cell.view_id = node.view_id AND cell.id <= node.id
CROSS JOIN cell_overlap AS over ON over.cell_id = cell.id AND over.pass_id = :pass AND over.axis = :axis
WHERE node.id = :node
LIMIT 1;
