CREATE VIEW cell_overlap AS
  -- The cells of Grids and lazy grids that are longer than their slot and lie over another cell by half a point or more.

SELECT
  -- The pass. [INTEGER]
  slot.pass_id AS pass_id,
  -- The axis along which the cell is longer than its slot: `w` or `h`. [TEXT]
  slot.axis AS axis,
  -- The Grid or lazy grid. [INTEGER]
  slot.grid_id AS grid_id,
  -- The cell that lies over the other, as in `cell_slot`. [INTEGER]
  slot.cell_id AS cell_id,
  -- The first column that it covers, or its row, from 1. [INTEGER, count]
  slot.first_track AS first_track,
  -- The last one. [INTEGER, count]
  slot.last_track AS last_track,
  -- How long the cell is. [REAL, points]
  slot.cell_length AS cell_length,
  -- How long its slot is. [REAL, points]
  slot.length AS length,
  -- By how much the cell is longer. [REAL, points]
  slot.cell_length - slot.length AS amount,
  -- The cell that it lies over. [INTEGER]
  other.id AS covered_cell_id,
  -- The view of that cell. [INTEGER]
  other.view_id AS covered_id
FROM cell_slot AS slot
CROSS JOIN placement AS large ON large.node_id = slot.cell_id AND large.pass_id = slot.pass_id
CROSS JOIN cell_neighbour AS pair ON pair.cell_id = slot.cell_id
CROSS JOIN node AS other ON other.id = pair.other_id
CROSS JOIN placement AS small ON small.node_id = other.id AND small.pass_id = slot.pass_id
WHERE slot.cell_length >= slot.length + 0.5 AND slot.length < 9e999
  AND min(large.absolute_x + large.width, small.absolute_x + small.width) - max(large.absolute_x, small.absolute_x) >= 0.5
  AND min(large.absolute_y + large.height, small.absolute_y + small.height) - max(large.absolute_y, small.absolute_y) >= 0.5;
