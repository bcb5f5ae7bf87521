-- Cells of a Grid lie in the slots that columns and rows make, aligned in them by a guide, or by the anchor they have.
-- Only of: is_grid, is_grid_row
WITH
-- With: direction,
place AS MATERIALIZED (
  SELECT own.*, grid.id AS grid_id, placement.arranged_by, traits.is_grid_row AS in_row, around.ordinal + 1 AS row,
    node.view_id, cell.first_column, cell.columns, cell.first_column + cell.columns AS next_column, guide.name, guide.value, guide.source_id,
    (SELECT pass_id FROM call WHERE call.id = placement.arranged_by) AS arranged_in,
    own.axis = 'w' AND traits.is_grid_row AS has_column,
    -- How far its row begins in the Grid; from right to left columns count from the other edge.
    own.parent_absolute - iif(own.axis = 'w', placement.absolute_x, placement.absolute_y) AS inset,
    iif(own.axis = 'w' AND (SELECT is_mirrored FROM direction), placement.width, NULL) AS mirror,
    -- What it was offered as it was placed; if that was its slot, it may have filled it before.
    (SELECT iif(call.reason_id = (SELECT id FROM reason WHERE name = 'grid-again'), iif(own.axis = 'w', reply_width, reply_height),
      iif(own.axis = 'w', proposal_width, proposal_height)) FROM call WHERE call.id = own.call_id) AS offered,
    (SELECT text FROM attribute WHERE node_id = grid.id AND name = 'alignment') AS alignment,
    (SELECT text FROM attribute WHERE node_id = around.id AND name = 'alignment' AND traits.is_grid_row) AS row_alignment,
    (SELECT modifier.id FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'anchor'
      WHERE modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid) LIMIT 1) AS anchor_id
  FROM (SELECT node_id, pass_id, axis, parent_id, previous_id, position, absolute, parent_absolute, call_id FROM axis_placement) AS own
  CROSS JOIN node ON node.id = own.node_id
  CROSS JOIN node AS around ON around.id = own.parent_id
  CROSS JOIN kind AS traits ON traits.name = around.kind AND (traits.is_grid_row OR traits.is_grid AND node.kind NOT IN (SELECT name FROM kind WHERE is_grid_row))
  CROSS JOIN node AS grid ON grid.id = iif(traits.is_grid_row, around.parent_id, around.id)
  CROSS JOIN placement ON placement.node_id = grid.id AND placement.pass_id = own.pass_id
  CROSS JOIN grid_cell AS cell ON cell.cell_id = own.node_id
  LEFT JOIN (SELECT name, value, source_id FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis) AS guide
  WHERE own.node_id = :node AND own.pass_id = :pass AND own.axis = :axis
), cell AS MATERIALIZED (
  -- What it and the one before it took as the columns were made.
  SELECT place.*, node.view_id AS before_id, (SELECT first_column FROM grid_cell WHERE cell_id = previous_id) AS before_first, (
      SELECT max(iif(:axis = 'w', reply_width, reply_height)) FROM call
      WHERE call.node_id = place.node_id AND call.pass_id = place.arranged_in AND call.parent_id = place.arranged_by
        AND reason_id IN (SELECT id FROM reason WHERE name IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized'))) AS took, (
      SELECT max(reply_width) FROM call
      WHERE call.node_id = place.previous_id AND call.pass_id = place.arranged_in AND call.parent_id = place.arranged_by
        AND reason_id IN (SELECT id FROM reason WHERE name IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized'))) AS before_took
  FROM place
  LEFT JOIN node ON node.id = place.previous_id
), slot AS MATERIALIZED (
  -- Its column or row, and those of the one before it, which its own follows.
  SELECT cell.*, before.track AS before_track, last.track AS before_last, track.gap, before.took AS before_made, before.node_id AS before_maker_id, last.start + last.length - before.start AS before_length,
    iif(mirror IS NULL, before.start, mirror - last.start - last.length) - inset AS before_start,
    iif(mirror IS NULL, track.start, mirror - (SELECT start + length FROM grid_track WHERE call_id = arranged_by AND axis = 'w' AND track = next_column - 1)) - inset AS start,
    -- Who makes it as long: itself, if it took as much.
    iif(in_row AND NOT (cell.took = track.took AND (:axis = 'h' OR columns = 1)), track.node_id, NULL) AS maker_id, track.took AS made,
    -- What takes most of those over several columns that begin before it ends, a view outside of the rows over all: first of those that fill them.
    iif(has_column, (
      SELECT member.id
      FROM node AS around CROSS JOIN node AS member ON member.parent_id = around.id AND (+around.kind IN (SELECT name FROM kind WHERE is_grid) OR EXISTS (
        SELECT * FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count'
        WHERE modifier.id BETWEEN member.id AND member.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)))
      CROSS JOIN grid_cell AS wide ON wide.cell_id = member.id AND ifnull(wide.columns, 2) > 1 AND wide.first_column < next_column
      CROSS JOIN placement ON placement.node_id = member.id AND placement.pass_id = :pass
      WHERE (around.id = cell.grid_id OR around.parent_id = cell.grid_id)
        -- One that takes what the columns have widens none.
        AND NOT EXISTS (
          SELECT * FROM axis_call AS call WHERE call.node_id = member.id AND call.pass_id = cell.arranged_in AND call.parent_id = cell.arranged_by
            AND call.axis = 'w' AND call.reason = 'grid-unsized' AND call.fit = 'all')
      ORDER BY placement.width > (SELECT max(start + length) - min(start) FROM grid_track AS inside WHERE inside.call_id = arranged_by AND inside.axis = 'w'
        AND inside.track >= wide.first_column AND (inside.track < wide.first_column + wide.columns OR wide.columns IS NULL)) - 0.005 DESC,
        placement.width DESC, member.id <> :node, member.id LIMIT 1), NULL) AS spanning_id,
    iif(has_column, (
      SELECT group_concat(modifier.id)
      FROM node AS around CROSS JOIN node AS member ON member.parent_id = around.id AND +around.kind IN (SELECT name FROM kind WHERE is_grid_row)
      CROSS JOIN node AS modifier ON modifier.id BETWEEN member.id AND member.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)
      CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'alignment'
      CROSS JOIN grid_cell AS own ON own.cell_id = member.id AND own.columns = 1 AND own.first_column = cell.first_column
      WHERE around.parent_id = cell.grid_id), NULL) AS aligning_ids
  FROM cell
  LEFT JOIN grid_track AS track ON track.call_id = arranged_by AND track.axis = :axis AND track.track = iif(:axis = 'w', cell.first_column, cell.row)
  LEFT JOIN grid_track AS before ON before.call_id = arranged_by AND before.axis = 'w' AND before.track = before_first AND has_column
    -- One that takes no column lies in its own.
    AND before_first < first_column
  LEFT JOIN grid_track AS last ON last.call_id = arranged_by AND last.axis = 'w' AND last.track = first_column - 1 AND before.track IS NOT NULL
), told AS MATERIALIZED (
  -- What makes the column before it wider than the cell that stands there: another row's cell, or one over several columns.
  SELECT slot.*, (SELECT view_id FROM node WHERE id = CASE
      WHEN before_took > before_length - 0.005 THEN NULL
      WHEN before_last = before_track AND before_made > before_length - 0.005 THEN before_maker_id
      WHEN spanning_id NOT IN (node_id, previous_id) THEN spanning_id END) AS pushing_id,
    iif(:axis = 'h' OR columns = 1, (SELECT view_id FROM node WHERE id = maker_id), NULL) AS making_id
  FROM slot
), near AS (
  -- What makes the two columns before its last one as wide as they are.
  SELECT track.track, node.view_id
  FROM told CROSS JOIN grid_track AS track ON track.call_id = arranged_by AND track.axis = 'w' AND track.track < next_column - (columns = 1)
  JOIN node ON node.id = track.node_id
  WHERE has_column AND track.track >= next_column - (columns = 1) - 2
)
SELECT
  absolute AS value,
  parent_id AS by_id,
  iif(:axis = 'w', first_column, NULL) AS first_column,
  iif(:axis = 'w', next_column - 1, NULL) AS last_column,
  offered AS offered,
  iif(made = offered, making_id, NULL) AS making_id,
  iif(before_length IS NULL, NULL, before_id) AS beside_id,
  before_length AS before_length,
  before_start AS before_start,
  before_last > before_track AS is_together,
  pushing_id AS pushing_id,
  gap AS gap,
  mirror IS NOT NULL AS is_mirrored,
  position AS position,
  iif(anchor_id IS NULL, name, NULL) AS guide,
  iif(source_id IS NULL, NULL, told.value) AS stated,
  position - start AS inside,
  position = 0 AS fold,
  ifnull((SELECT group_concat('cause ' || value, char(10)) FROM json_each(json_array(
    source_id,
    anchor_id,
    -- The first of a column holds for all of it, and without it the next.
    CAST(aligning_ids AS INTEGER),
    iif(aligning_ids LIKE '%,%', replace(aligning_ids, ',', '+'), NULL),
    -- At the leading edge of its slot it stands where the columns before it end.
    iif(told.value = 0, pushing_id, NULL),
    CASE
      -- What stands at the edge though it is to be in the middle fills its slot.
      -- The row of a view that stands in none is as high as that.
      WHEN NOT in_row AND :axis = 'h' OR anchor_id IS NOT NULL OR position = 0 AND coalesce(row_alignment, alignment, 'center') = 'center' THEN NULL
      WHEN :axis = 'w' OR row_alignment IS NULL AND alignment NOT IN ('center', 'leading', 'trailing') THEN grid_id || '.alignment'
      ELSE parent_id || '.alignment'
    END,
    making_id,
    (SELECT view_id FROM near WHERE track = next_column - (columns = 1) - 1),
    (SELECT view_id FROM near WHERE track = next_column - (columns = 1) - 2),
    (SELECT view_id FROM node WHERE id = iif(spanning_id <> node_id, spanning_id, NULL)),
    -- Without its other columns all after it go to others.
    iif(before_last > before_track, (
      SELECT min(modifier.id) FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count'
      WHERE modifier.id BETWEEN previous_id AND before_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)), NULL),
    iif(:axis = 'w' OR NOT in_row, before_id, NULL)))) || char(10), '')
    || 'content ' || parent_id AS suspects,
  parent_id AS because
FROM told;
