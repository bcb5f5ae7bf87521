-- A cell of a grid that is longer than its column or row and lies over its neighbours, as LT022 finds it.
SELECT * FROM (SELECT
  slot.grid_id AS grid_id,
  slot.cell_length - slot.length AS amount,
  slot.length AS room,
  slot.last_track > slot.first_track AS is_several,
  (SELECT group_concat(view_id) FROM (
    SELECT other.view_id FROM placement AS large
    CROSS JOIN node AS other ON other.parent_id IN (SELECT slot.grid_id UNION ALL SELECT row.id FROM node AS row WHERE row.parent_id = slot.grid_id AND row.kind IN (SELECT name FROM kind WHERE is_grid_row))
      AND other.id <> slot.cell_id AND other.kind NOT IN (SELECT name FROM kind WHERE is_grid_row)
    CROSS JOIN placement AS small ON small.node_id = other.id AND small.pass_id = :pass
    WHERE large.node_id = slot.cell_id AND large.pass_id = :pass
      AND min(large.absolute_x + large.width, small.absolute_x + small.width) - max(large.absolute_x, small.absolute_x) >= 0.5
      AND min(large.absolute_y + large.height, small.absolute_y + small.height) - max(large.absolute_y, small.absolute_y) >= 0.5
    ORDER BY other.view_id LIMIT 4)) AS covered_ids,
  slot.cell_id AS by_id
FROM node
CROSS JOIN node AS cell ON cell.view_id = node.view_id AND cell.id <= node.id
CROSS JOIN cell_slot AS slot ON slot.cell_id = cell.id AND slot.pass_id = :pass AND slot.axis = :axis
WHERE node.id = :node AND slot.cell_length >= slot.length + 0.5)
WHERE covered_ids IS NOT NULL;
