-- A Grid is as long as its columns, or rows, and the gaps between them, and one of those as its longest cell. A cell is offered its slot, or once more what it
-- was served: of the Grid's length what those before it left, and no less than its columns have by then.
turned_cell AS MATERIALIZED (
  SELECT cell.*, lag(cell_id) OVER turns AS previous_id FROM cell WHERE served_id IS NOT NULL WINDOW turns AS (PARTITION BY grid_id, axis ORDER BY served_id)
), track AS MATERIALIZED (
  SELECT grid.grid_id, track.axis, track.track, track.node_id, track.length <> track.took AS is_longer
  FROM (SELECT DISTINCT grid_id, arranged_by FROM cell) AS grid CROSS JOIN grid_track AS track ON track.call_id = grid.arranged_by
), covered AS MATERIALIZED (
  SELECT cell_id, axis, grid_id, is_again, first_track AS track, 0 AS is_over FROM cell WHERE first_track = last_track
  UNION ALL
  SELECT cell.cell_id, cell.axis, cell.grid_id, cell.is_again, track.track, 1
  FROM cell CROSS JOIN track ON track.grid_id = cell.grid_id AND track.axis = cell.axis AND track.track BETWEEN cell.first_track AND cell.last_track
  WHERE cell.first_track < cell.last_track
), maker AS MATERIALIZED (
  -- The longest of the cells that lie in it alone; cells over several columns add the rest.
  SELECT covered.* FROM covered CROSS JOIN track ON track.grid_id = covered.grid_id AND track.axis = covered.axis AND track.track = covered.track
  WHERE covered.cell_id = track.node_id OR covered.is_over AND track.is_longer
), taken AS MATERIALIZED (
  -- From a call to a cell on, to the next row for the same column.
  SELECT call_id, axis, kind, track, node_id, first_call_id,
    lead(first_call_id, 1, 9e18) OVER (PARTITION BY call_id, axis, kind, track ORDER BY first_call_id, rowid) AS next_call_id
  FROM grid_taken WHERE call_id IN (SELECT arranged_by FROM cell) AND node_id IS NOT NULL
), grid_source (node_id, axis, number, track, rank, of_node_id, of_axis, of_number, of_track, sign) AS (
  SELECT grid_id, axis, 'size', NULL, 0, grid_id, axis, 'track', track, 1 FROM track
  UNION ALL
  SELECT DISTINCT grid_id, axis, 'size', NULL, 0, grid_id, axis, 'gaps', NULL, 1 FROM track
  UNION ALL
  SELECT grid_id, axis, 'track', track, 1, cell_id, axis, 'size', NULL, 1 FROM maker
  UNION ALL
  -- Its size may come of what it was offered last, its slot.
  SELECT grid_id, axis, 'track', track, 1, cell_id, axis, 'served', NULL, NULL FROM maker WHERE NOT is_again
  UNION ALL
  SELECT grid_id, axis, 'track', track, 2, cell_id, iif(axis = 'w', 'h', 'w'), 'served', NULL, NULL FROM maker WHERE NOT is_again
  UNION ALL
  SELECT grid_id, axis, 'track', track, 3, cell_id, axis, 'size', NULL, NULL FROM covered
  UNION ALL
  SELECT grid_id, axis, 'track', track, 3, grid_id, axis, 'offer', NULL, NULL FROM track
  UNION ALL
  -- A row is as wide as its Grid, and as high as the row that the Grid made of it.
  SELECT DISTINCT around.id, cell.axis, number.column1, NULL, 0, cell.grid_id, cell.axis, iif(cell.axis = 'w', 'size', 'track'), iif(cell.axis = 'w', NULL, cell.first_track), 1
  FROM cell CROSS JOIN node ON node.id = cell.cell_id CROSS JOIN node AS around ON around.id = node.parent_id AND around.id <> cell.grid_id
  CROSS JOIN (VALUES ('size'), ('offer')) AS number
  UNION ALL
  SELECT cell_id, axis, 'offer', NULL, 1, grid_id, axis, 'track', track, 1 FROM covered WHERE NOT is_again
  UNION ALL
  SELECT cell.cell_id, cell.axis, 'offer', NULL, 2, node.parent_id, cell.axis, 'offer', NULL, 1 FROM cell CROSS JOIN node ON node.id = cell.cell_id
  UNION ALL
  SELECT cell_id, axis, 'offer', NULL, 1, cell_id, axis, 'served', NULL, NULL FROM cell WHERE is_again
  UNION ALL
  SELECT cell_id, axis, 'served', NULL, 1, cell_id, axis, 'left', NULL, NULL FROM turned_cell
  UNION ALL
  SELECT cell_id, axis, 'served', NULL, 1, grid_id, axis, 'order', NULL, NULL FROM turned_cell
  UNION ALL
  -- What its columns have by then.
  SELECT cell.cell_id, cell.axis, 'served', NULL, 1, taken.node_id, cell.axis, 'size', NULL, 1
  FROM turned_cell AS cell CROSS JOIN covered ON covered.cell_id = cell.cell_id AND covered.axis = cell.axis
  CROSS JOIN taken ON taken.call_id = cell.arranged_by AND taken.axis = cell.axis AND taken.kind = 'wide' AND taken.track = covered.track
    AND cell.served_id >= taken.first_call_id AND cell.served_id < taken.next_call_id
  WHERE taken.node_id <> cell.cell_id
  UNION ALL
  SELECT cell_id, axis, 'left', NULL, 1, previous_id, axis, 'left', NULL, 1 FROM turned_cell WHERE previous_id IS NOT NULL
  UNION ALL
  SELECT cell.cell_id, cell.axis, 'left', NULL, 1, taken.node_id, cell.axis, 'size', NULL, -1
  FROM turned_cell AS cell CROSS JOIN taken ON taken.call_id = cell.arranged_by AND taken.axis = cell.axis AND taken.first_call_id = cell.served_id
  WHERE taken.kind <> 'wide' AND taken.node_id <> cell.cell_id
  UNION ALL
  SELECT cell_id, axis, 'left', NULL, 1, grid_id, axis, number.column1, NULL, number.column2
  FROM turned_cell CROSS JOIN (VALUES ('offer', 1), ('gaps', -1)) AS number WHERE previous_id IS NULL
)
