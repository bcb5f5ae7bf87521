-- {by} puts it in {track}{wide}{after}{beside}{before}, {position} from its edge{how}
-- Only of: Grid, GridRow
-- Cells lie in the slots that columns and rows make, aligned in them by a guide, or by the anchor they have.
WITH place AS MATERIALIZED (
  SELECT own.*, grid.id AS grid_id, placement.arranged_by, around.kind = 'GridRow' AS in_row, around.ordinal + 1 AS row,
    node.view_id, cell.first_column, cell.columns, cell.first_column + cell.columns AS next_column, guide.name, guide.value, guide.source_id,
    (SELECT pass_id FROM call WHERE call.id = placement.arranged_by) AS arranged_in,
    own.axis = 'w' AND around.kind = 'GridRow' AS has_column,
    -- How far its row begins in the Grid; from right to left columns count from the other edge.
    own.parent_absolute - iif(own.axis = 'w', placement.absolute_x, placement.absolute_y) AS inset,
    iif(own.axis = 'w' AND (SELECT x FROM placement AS before WHERE before.node_id = own.previous_id AND before.pass_id = own.pass_id) > own.position,
      placement.width, NULL) AS mirror,
    -- What it was offered as it was placed; if that was its slot, it may have filled it before.
    (SELECT iif(call.reason_id = (SELECT id FROM reason WHERE name = 'grid-again'), iif(own.axis = 'w', reply_width, reply_height),
      iif(own.axis = 'w', proposal_width, proposal_height)) FROM call WHERE call.id = own.call_id) AS offered,
    (SELECT text FROM attribute WHERE node_id = grid.id AND name = 'alignment') AS alignment,
    (SELECT text FROM attribute WHERE node_id = around.id AND name = 'alignment' AND around.kind = 'GridRow') AS row_alignment,
    (SELECT modifier.id FROM node AS modifier WHERE modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind = 'gridCellAnchor' LIMIT 1) AS anchor_id
  FROM (SELECT node_id, pass_id, axis, parent_id, previous_id, position, absolute, parent_absolute, call_id FROM axis_placement) AS own
  CROSS JOIN node ON node.id = own.node_id
  CROSS JOIN node AS around ON around.id = own.parent_id AND (around.kind = 'GridRow' OR around.kind = 'Grid' AND node.kind <> 'GridRow')
  CROSS JOIN node AS grid ON grid.id = iif(around.kind = 'GridRow', around.parent_id, around.id)
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
    iif(in_row AND NOT (abs(cell.took - track.took) < 0.005 AND (:axis = 'h' OR columns = 1)), track.node_id, NULL) AS maker_id, track.took AS made,
    -- What takes most of those over several columns that begin before it ends, a view outside of the rows over all: first of those that fill them.
    iif(has_column, (
      SELECT member.id
      FROM node AS around CROSS JOIN node AS member ON member.parent_id = around.id AND (+around.kind = 'Grid' OR EXISTS (
        SELECT * FROM node AS modifier WHERE modifier.id BETWEEN member.id AND member.view_id AND +modifier.kind = 'gridCellColumns'))
      CROSS JOIN grid_cell AS wide ON wide.cell_id = member.id AND ifnull(wide.columns, 2) > 1 AND wide.first_column < next_column
      CROSS JOIN placement ON placement.node_id = member.id AND placement.pass_id = :pass
      WHERE around.id = cell.grid_id OR around.parent_id = cell.grid_id
      ORDER BY placement.width > (SELECT max(start + length) - min(start) FROM grid_track AS inside WHERE inside.call_id = arranged_by AND inside.axis = 'w'
        AND inside.track >= wide.first_column AND (inside.track < wide.first_column + wide.columns OR wide.columns IS NULL)) - 0.005 DESC,
        placement.width DESC, member.id <> :node, member.id LIMIT 1), NULL) AS spanning_id,
    iif(has_column, (
      SELECT group_concat(modifier.id)
      FROM node AS around CROSS JOIN node AS member ON member.parent_id = around.id AND +around.kind = 'GridRow'
      CROSS JOIN node AS modifier ON modifier.id BETWEEN member.id AND member.view_id AND +modifier.kind = 'gridColumnAlignment'
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
      WHEN spanning_id NOT IN (node_id, previous_id) THEN spanning_id END) AS pushing_id
  FROM slot
)
SELECT
  absolute AS value,
  parent_id AS by_id,
  CASE
    WHEN :axis = 'h' THEN 'its row'
    WHEN columns = 1 THEN 'column ' || first_column
    WHEN columns > 1 THEN printf('columns %d to %d', first_column, next_column - 1)
    ELSE 'all columns'
  END AS track,
  iif(offered IS NULL, '', printf(', %.10g %s', round(offered, 2), iif(:axis = 'w', 'wide', 'high'))
    || iif(abs(made - offered) < 0.005 AND (:axis = 'h' OR columns = 1),
      ifnull(' for ' || (SELECT view.key FROM node JOIN node AS view ON view.id = node.view_id WHERE node.id = maker_id), ''), '')) AS wide,
  iif(before_length IS NULL, '', ', after ') AS after,
  iif(before_length IS NULL, NULL, before_id) AS beside_id,
  '' AS beside,
  iif(before_length IS NULL, '', printf(', whose column%s %.10g wide', iif(before_last > before_track, 's are together', ' is'), round(before_length, 2)) || ifnull(' for ' || (SELECT key FROM node WHERE node.id = pushing_id), '')
    || iif(mirror IS NULL, iif(before_start > 0.005, printf(' from %.10g on', round(before_start, 2)), ''), printf(' and begin%s at %.10g', iif(before_last > before_track, '', 's'), round(before_start, 2)))
    || iif(gap > 0.005, printf(', and a gap of %.10g', round(gap, 2)), '') || iif(mirror IS NULL, '', ', from right to left')) AS before,
  position AS position,
  CASE
    WHEN anchor_id IS NOT NULL OR name IS NULL THEN ': aligned by its anchor'
    WHEN source_id IS NOT NULL THEN printf(': aligned by %s, which its modifier sets to %.10g', name, round(value, 2))
    ELSE printf(': aligned by %s', name) || iif(before_length IS NOT NULL AND position > start + 0.005, printf(', %.10g into it', round(position - start, 2)), '')
  END AS how,
  position = 0 AS fold,
  group_concat(edit, char(10)) AS edit,
  group_concat(iif(edit IS NULL, NULL, label), char(10)) AS label,
  grid_id AS grid_id,
  parent_id AS row_id,
  aligning_ids AS aligning_ids,
  'edit' AS blames,
  'unwrap #' || parent_id AS content_edit,
  'With {row} unwrapped' AS content_label,
  parent_id AS because
FROM (
  SELECT told.*, iif(n <> 5, 'remove #' || CASE n
      WHEN 1 THEN source_id
      WHEN 2 THEN anchor_id
      -- The first of a column holds for all of it, and without it the next.
      WHEN 3 THEN CAST(aligning_ids AS INTEGER)
      WHEN 3.5 THEN iif(aligning_ids LIKE '%,%', replace(aligning_ids, ',', '; remove #'), NULL)
      -- At the leading edge of its slot it stands where the columns before it end.
      WHEN 4 THEN iif(told.value = 0, pushing_id, NULL)
      WHEN 6 THEN (SELECT view_id FROM node WHERE id = iif(:axis = 'h' OR columns = 1, maker_id, NULL))
      WHEN 9 THEN (SELECT view_id FROM node WHERE id = iif(spanning_id <> node_id, spanning_id, NULL))
      -- Without its other columns all after it go to others.
      WHEN 9.5 THEN iif(before_last > before_track, (SELECT min(modifier.id) FROM node AS modifier
        WHERE modifier.id BETWEEN previous_id AND before_id AND +modifier.kind = 'gridCellColumns'), NULL)
      WHEN 10 THEN iif(:axis = 'w' OR NOT in_row, before_id, NULL)
      ELSE iif(has_column, (
        SELECT node.view_id FROM grid_track AS track JOIN node ON node.id = track.node_id
        WHERE track.call_id = arranged_by AND track.axis = 'w' AND track.track = next_column + 7 - n - iif(columns = 1, 2, 1)), NULL) END,
    CASE
      -- What stands at the edge though it is to be in the middle fills its slot.
      WHEN NOT in_row OR anchor_id IS NOT NULL OR position = 0 AND coalesce(row_alignment, alignment, 'center') = 'center' THEN NULL
      WHEN :axis = 'w' THEN 'set #' || grid_id || '.alignment '
        || CASE WHEN ifnull(alignment, 'center') = 'center' THEN 'leading' WHEN alignment IN ('top', 'bottom') THEN alignment || 'Leading' ELSE 'null' END
      WHEN row_alignment IS NULL AND alignment NOT IN ('center', 'leading', 'trailing') THEN 'set #' || grid_id || '.alignment null'
      ELSE 'set #' || parent_id || '.alignment ' || iif(ifnull(row_alignment, 'center') = 'center', 'top', 'null') END) AS edit,
    CASE
      WHEN n = 3.5 THEN 'Without {aligning}'
      WHEN n <> 5 THEN 'Without {it}'
      WHEN :axis = 'w' AND ifnull(alignment, 'center') IN ('center', 'top', 'bottom')
        THEN 'With {grid} aligned by ' || iif(alignment IN ('top', 'bottom'), alignment || 'Leading', 'leading')
      WHEN :axis = 'w' OR row_alignment IS NULL AND alignment NOT IN ('center', 'leading', 'trailing') THEN 'Without the alignment of {grid}'
      WHEN ifnull(row_alignment, 'center') = 'center' THEN 'With {row} aligned by top' ELSE 'Without the alignment of {row}' END AS label
  FROM told CROSS JOIN (SELECT 1 AS n UNION ALL VALUES (2), (3), (3.5), (4), (5), (6), (7), (8), (9), (9.5), (10)) AS way ORDER BY n)
GROUP BY node_id;
