CREATE VIEW cell_slot AS
  -- The slots of cells in Grids and lazy grids, along each axis.

SELECT
  -- The pass. [INTEGER]
  placement.pass_id AS pass_id,
  -- The Grid or lazy grid. [INTEGER]
  grid.id AS grid_id,
  -- The cell: the outermost modifier of its view, or the view. [INTEGER]
  placement.node_id AS cell_id,
  -- `w`: its columns, `h`: its row. [TEXT]
  side.axis AS axis,
  -- The first column that it covers, or its row, from 1. [INTEGER, count]
  ifnull(first.track, own.track) AS first_track,
  -- The last one. [INTEGER, count]
  ifnull(last.track, own.track) AS last_track,
  -- Where the slot begins, from the grid's leading edge, or its top. [REAL, points]
  ifnull(first.start, own.start) AS start,
  -- How long the slot is. [REAL, points]
  ifnull(last.start + last.length - first.start, own.length) AS length,
  -- How long the cell is. [REAL, points]
  iif(side.axis = 'w', placement.width, placement.height) AS cell_length
FROM placement
CROSS JOIN node ON node.id = placement.node_id
CROSS JOIN node AS around ON around.id = node.parent_id
CROSS JOIN kind AS traits ON traits.name = around.kind AND (traits.is_grid OR traits.is_grid_row OR traits.tracks IS NOT NULL)
CROSS JOIN node AS grid ON grid.id = iif(traits.is_grid_row, around.parent_id, around.id)
CROSS JOIN placement AS outer ON outer.node_id = grid.id AND outer.pass_id = placement.pass_id
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS side
-- Of a Grid: the tracks that its cell covers.
LEFT JOIN grid_track AS first ON first.call_id = outer.arranged_by AND first.axis = side.axis
  AND first.track = iif(side.axis = 'w', (SELECT first_column FROM grid_cell WHERE cell_id = node.id), iif(traits.is_grid, node.ordinal, around.ordinal) + 1)
LEFT JOIN grid_track AS last ON last.call_id = outer.arranged_by AND last.axis = side.axis
  AND last.track = iif(side.axis = 'h', first.track, ifnull(first.track + (SELECT columns FROM grid_cell WHERE cell_id = node.id) - 1, (
    SELECT max(track) FROM grid_track AS any_track WHERE any_track.call_id = outer.arranged_by AND any_track.axis = 'w')))
-- Of a lazy grid: as it divided when it placed the cell; cells are dealt out to the columns in order.
LEFT JOIN lazy_track AS own ON own.call_id = outer.call_id AND own.axis = side.axis AND own.first_call_id = (
    SELECT max(first_call_id) FROM lazy_track WHERE call_id = outer.call_id AND first_call_id <= placement.call_id)
  AND own.track = 1 + (
    SELECT iif(own.item IS NULL, node.ordinal / count(*), node.ordinal % count(*)) FROM lazy_track AS track
    WHERE track.call_id = own.call_id AND track.first_call_id = own.first_call_id AND track.item IS NOT NULL)
-- What begins at infinity has no end that can be told.
WHERE last.start + last.length - first.start IS NOT NULL OR own.length IS NOT NULL;
