-- A cell of a grid that another one lies over, which is longer than its own column or row.
SELECT
  other.id AS by_id,
  other.view_id AS cover_id,
  large.cell_length - large.length AS amount,
  large.last_track > large.first_track AS is_several
FROM node
CROSS JOIN node AS cell ON cell.view_id = node.view_id AND cell.id <= node.id
CROSS JOIN cell_slot AS slot ON slot.cell_id = cell.id AND slot.pass_id = :pass AND slot.axis = :axis
CROSS JOIN placement AS small ON small.node_id = cell.id AND small.pass_id = :pass
CROSS JOIN node AS other ON other.parent_id IN (SELECT slot.grid_id UNION ALL SELECT row.id FROM node AS row WHERE row.parent_id = slot.grid_id AND row.kind IN (SELECT name FROM kind WHERE is_grid_row))
  AND other.id <> slot.cell_id
CROSS JOIN placement AS cover ON cover.node_id = other.id AND cover.pass_id = :pass
CROSS JOIN cell_slot AS large ON large.cell_id = other.id AND large.pass_id = :pass AND large.axis = :axis
WHERE node.id = :node AND large.cell_length >= large.length + 0.5
  AND min(cover.absolute_x + cover.width, small.absolute_x + small.width) - max(cover.absolute_x, small.absolute_x) >= 0.5
  AND min(cover.absolute_y + cover.height, small.absolute_y + small.height) - max(cover.absolute_y, small.absolute_y) >= 0.5
ORDER BY other.id
LIMIT 1;
