-- The cells of Grids, by the columns, or rows, that each covers; the call in which each was served, and whether it is placed with what it was offered then.
cell AS MATERIALIZED (
  SELECT slot.cell_id, slot.axis, slot.grid_id, slot.first_track, slot.last_track, arranging.id AS arranged_by, placed.call_id, (
      SELECT max(served.id) FROM call AS served
      WHERE served.node_id = slot.cell_id AND served.pass_id = arranging.pass_id AND served.parent_id = arranging.id
        AND served.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span', 'grid-unsized', 'grid-ideal'))) AS served_id,
    EXISTS (SELECT * FROM call WHERE id = placed.call_id AND reason_id IN (SELECT id FROM reason WHERE name = 'grid-again')) AS is_again
  FROM placed CROSS JOIN cell_slot AS slot ON slot.cell_id = placed.node_id AND slot.pass_id = placed.pass_id
  CROSS JOIN placement ON placement.node_id = slot.grid_id AND placement.pass_id = placed.pass_id
  CROSS JOIN node AS grid ON grid.id = slot.grid_id CROSS JOIN kind ON kind.name = grid.kind AND kind.is_grid
  CROSS JOIN call AS arranging ON arranging.id = placement.arranged_by
  -- A row has a slot as well.
  WHERE slot.cell_id NOT IN (SELECT id FROM node WHERE kind IN (SELECT name FROM kind WHERE is_grid_row))
)
