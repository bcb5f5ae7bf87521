CREATE VIEW cell_slot AS
-- The slots that Grids and lazy grids have for their cells, along each axis. A cell may be longer than its slot: it then lies over its neighbours.

SELECT
  -- The pass. [INTEGER]
  placement.pass_id AS pass_id,
  -- The Grid or lazy grid. [INTEGER]
  grid.id AS grid_id,
  -- The cell: the outermost modifier of its view, or the view. [INTEGER]
  placement.node_id AS cell_id,
  -- `w`: its columns, `h`: its row. [TEXT]
  first.axis AS axis,
  -- The first column that it covers, or its row, from 1. [INTEGER, count]
  first.track AS first_track,
  -- The last one. [INTEGER, count]
  last.track AS last_track,
  -- Where the slot begins, from the grid's leading edge, or its top. [REAL, points]
  first.start AS start,
  -- How long the slot is. [REAL, points]
  last.start + last.length - first.start AS length,
  -- How long the cell is. [REAL, points]
  iif(first.axis = 'w', placement.width, placement.height) AS cell_length
FROM placement
CROSS JOIN node ON node.id = placement.node_id
CROSS JOIN node AS around ON around.id = node.parent_id
CROSS JOIN kind AS traits ON traits.name = around.kind AND (traits.is_grid OR traits.is_grid_row)
CROSS JOIN node AS grid ON grid.id = iif(traits.is_grid, around.id, around.parent_id)
CROSS JOIN placement AS outer ON outer.node_id = grid.id AND outer.pass_id = placement.pass_id
CROSS JOIN grid_cell ON grid_cell.cell_id = node.id
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS side
JOIN grid_track AS first ON first.call_id = outer.arranged_by AND first.axis = side.axis
  AND first.track = iif(side.axis = 'w', grid_cell.first_column, iif(traits.is_grid, node.ordinal, around.ordinal) + 1)
JOIN grid_track AS last ON last.call_id = outer.arranged_by AND last.axis = side.axis
  AND last.track = iif(side.axis = 'h', first.track, ifnull(first.track + grid_cell.columns - 1, (
    SELECT max(track) FROM grid_track AS any_track WHERE any_track.call_id = outer.arranged_by AND any_track.axis = 'w')))
UNION ALL
SELECT placement.pass_id, grid.id, placement.node_id, own.axis, own.track, own.track, own.start, own.length,
  iif(own.axis = 'w', placement.width, placement.height)
FROM placement
CROSS JOIN node ON node.id = placement.node_id
CROSS JOIN node AS grid ON grid.id = node.parent_id
CROSS JOIN kind AS traits ON traits.name = grid.kind AND traits.tracks IS NOT NULL
CROSS JOIN placement AS outer ON outer.node_id = grid.id AND outer.pass_id = placement.pass_id
-- As it divided when it placed the cell; cells are dealt out to the columns in order.
JOIN lazy_track AS own ON own.call_id = outer.call_id AND own.first_call_id = (
    SELECT max(first_call_id) FROM lazy_track WHERE call_id = outer.call_id AND first_call_id <= placement.call_id)
WHERE own.track = 1 + (
  SELECT iif(own.item IS NULL, node.ordinal / count(*), node.ordinal % count(*)) FROM lazy_track AS track
  WHERE track.call_id = own.call_id AND track.first_call_id = own.first_call_id AND track.item IS NOT NULL);
