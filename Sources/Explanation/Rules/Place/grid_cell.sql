-- {by} puts it in {track}{wide}{after}{beside}{before}, {position} from its edge{how}
-- Only of: Grid, GridRow
-- Cells lie in the slots that columns and rows make, aligned in them by a guide, or by the anchor they have.
WITH own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS (
  SELECT place.*, node.view_id,
    iif(place.parent_kind = 'GridRow', (SELECT parent_id FROM node AS row WHERE row.id = place.parent_id), place.parent_id) AS grid_id,
    (SELECT first_column FROM grid_cell WHERE cell_id = node.id) AS first_column,
    (SELECT columns FROM grid_cell WHERE cell_id = node.id) AS columns
  FROM axis_placement AS place JOIN node ON node.id = place.node_id
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
    AND (place.parent_kind = 'GridRow' OR place.parent_kind = 'Grid' AND node.kind <> 'GridRow')
), near AS MATERIALIZED (
  -- The cells of its column and of those before it, or of its row; 0 for those that span several.
  SELECT cell_id, view_id, iif(columns = 1, first_column, 0) AS track FROM (
    SELECT member.id AS cell_id, member.view_id, place.first_column + place.columns AS next_column,
      (SELECT first_column FROM grid_cell WHERE cell_id = member.id) AS first_column, (SELECT columns FROM grid_cell WHERE cell_id = member.id) AS columns
    FROM place CROSS JOIN node AS row ON row.parent_id = place.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
    WHERE place.axis = 'w' AND place.parent_kind = 'GridRow')
  WHERE first_column < next_column
  UNION ALL
  SELECT member.id, member.view_id, 1 FROM place CROSS JOIN node AS member ON member.parent_id = place.parent_id
  WHERE place.axis = 'h' AND place.parent_kind = 'GridRow'
), maker AS (
  -- What makes a column as wide as it is, or the row as high: the cell that took most, the own one of several.
  SELECT near.*, max(took.reply) AS took, row_number() OVER (PARTITION BY near.track ORDER BY max(took.reply) DESC, near.cell_id <> place.node_id, near.cell_id) AS rank
  FROM place CROSS JOIN placement AS grid ON grid.node_id = place.grid_id AND grid.pass_id = place.pass_id
  CROSS JOIN near
  CROSS JOIN call ON call.node_id = near.cell_id AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = grid.arranged_by)
    AND call.parent_id = grid.arranged_by
  CROSS JOIN axis_call AS took ON took.id = call.id AND took.axis = place.axis AND took.reason IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized')
  GROUP BY near.cell_id
), stated AS (
  -- What says where it lies in its slot: the alignments of the Grid and the row, or its anchor.
  SELECT place.*,
    (SELECT text FROM attribute WHERE node_id = place.grid_id AND name = 'alignment') AS grid,
    (SELECT text FROM attribute WHERE node_id = place.parent_id AND name = 'alignment' AND place.parent_kind = 'GridRow') AS row,
    (SELECT modifier.id FROM node AS modifier
      WHERE modifier.id BETWEEN place.node_id AND place.view_id AND +modifier.kind = 'gridCellAnchor' LIMIT 1) AS anchor_id
  FROM place
), pushing AS (
  -- What makes the column before it wider than the cell that stands there: another row's cell, or one over several columns.
  SELECT maker.view_id, slot.length FROM (
    SELECT before.id AS cell_id, before.view_id, placed.proposal AS length, (SELECT first_column FROM grid_cell WHERE cell_id = before.id) AS first_column
    FROM place CROSS JOIN node AS before ON before.id = place.previous_id
    CROSS JOIN placement ON placement.node_id = before.id AND placement.pass_id = place.pass_id
    CROSS JOIN axis_call AS placed ON placed.id = placement.call_id AND placed.axis = place.axis
    WHERE place.axis = 'w' AND place.parent_kind = 'GridRow' AND placed.reason <> 'grid-again') AS slot
  CROSS JOIN maker ON maker.rank = 1 AND maker.cell_id <> slot.cell_id
    AND (maker.track = slot.first_column AND abs(maker.took - slot.length) < 0.005
      OR maker.track = 0 AND slot.length > 0.005 + (SELECT max(took) FROM maker WHERE track = slot.first_column))
  ORDER BY maker.track DESC LIMIT 1
), slot AS MATERIALIZED (
  -- Where the slots of the cell and of the one before it start and how long they are; not known of a cell that lies in its own by an anchor.
  SELECT cell.node_id, cell.position - CASE guide.name WHEN 'leading' THEN 0.0 WHEN 'center' THEN cell.length / 2 WHEN 'trailing' THEN cell.length END
    + guide.value AS start, cell.length
  FROM (
    SELECT own.node_id, own.position, own.pass_id, own.axis, iif(placed.reason = 'grid-again', placed.reply, placed.proposal) AS length
    FROM place CROSS JOIN axis_placement AS own ON own.node_id IN (place.node_id, place.previous_id) AND own.pass_id = place.pass_id AND own.axis = place.axis
    CROSS JOIN axis_call AS placed ON placed.id = own.call_id AND placed.axis = own.axis
    WHERE place.axis = 'w' AND place.parent_kind = 'GridRow') AS cell
  CROSS JOIN placement_guide AS guide ON guide.node_id = cell.node_id AND guide.pass_id = cell.pass_id AND guide.axis = cell.axis
), ahead AS (
  -- The slot before it, if that lies on its left.
  SELECT before.start, before.length, own.start AS own_start, own.start - before.start - before.length AS gap
  FROM place JOIN slot AS own ON own.node_id = place.node_id JOIN slot AS before ON before.node_id = place.previous_id
  WHERE before.start < own.start
), way (rank, edit, label) AS (
  SELECT 1, 'remove #' || source_id, 'Without {it}' FROM own WHERE source_id IS NOT NULL
  UNION ALL
  SELECT 2, 'remove #' || anchor_id, 'Without {it}' FROM stated WHERE anchor_id IS NOT NULL
  UNION ALL
  -- The first of a column holds for all of it.
  SELECT * FROM (
    SELECT 3, 'remove #' || modifier.id, 'Without {it}'
    FROM place CROSS JOIN near ON near.track = place.first_column
    CROSS JOIN node AS modifier ON modifier.id BETWEEN near.cell_id AND near.view_id AND +modifier.kind = 'gridColumnAlignment'
    WHERE place.axis = 'w' ORDER BY modifier.id LIMIT 1)
  UNION ALL
  -- At the leading edge of its slot it stands where the columns before it end.
  SELECT 3.5, 'remove #' || view_id, 'Without {it}' FROM pushing WHERE (SELECT value FROM own) = 0
  UNION ALL
  SELECT 4,
    CASE WHEN axis = 'w' THEN 'set #' || grid_id || '.alignment '
        || CASE WHEN ifnull(grid, 'center') = 'center' THEN 'leading' WHEN grid IN ('top', 'bottom') THEN grid || 'Leading' ELSE 'null' END
      WHEN row IS NULL AND grid NOT IN ('center', 'leading', 'trailing') THEN 'set #' || grid_id || '.alignment null'
      ELSE 'set #' || parent_id || '.alignment ' || iif(ifnull(row, 'center') = 'center', 'top', 'null') END,
    CASE WHEN axis = 'w' AND ifnull(grid, 'center') IN ('center', 'top', 'bottom')
        THEN 'With {grid} aligned by ' || iif(grid IN ('top', 'bottom'), grid || 'Leading', 'leading')
      WHEN axis = 'w' OR row IS NULL AND grid NOT IN ('center', 'leading', 'trailing') THEN 'Without the alignment of {grid}'
      WHEN ifnull(row, 'center') = 'center' THEN 'With {row} aligned by top' ELSE 'Without the alignment of {row}' END
  FROM stated
  WHERE parent_kind = 'GridRow' AND anchor_id IS NULL
    -- What stands at the edge though it is to be in the middle fills its slot.
    AND (position <> 0 OR ifnull(row, ifnull(grid, 'center')) <> 'center')
  UNION ALL
  SELECT * FROM (
    SELECT 5, 'remove #' || maker.view_id, 'Without {it}' FROM place CROSS JOIN maker
    WHERE maker.rank = 1 AND maker.cell_id <> place.node_id ORDER BY maker.track DESC LIMIT 3)
  UNION ALL
  SELECT 6, 'remove #' || before.view_id, 'Without {it}' FROM place CROSS JOIN node AS before ON before.id = place.previous_id
  WHERE place.axis = 'w' OR place.parent_kind <> 'GridRow'
)
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  CASE
    WHEN place.axis = 'h' THEN 'its row'
    WHEN place.columns = 1 THEN 'column ' || place.first_column
    WHEN place.columns > 1 THEN printf('columns %d to %d', place.first_column, place.first_column + place.columns - 1)
    ELSE 'its column'
  END AS track,
  -- What it was offered as it was placed; if that was its slot, it may have filled it before.
  ifnull((SELECT printf(', %.10g %s', round(iif(placed.reason = 'grid-again', placed.reply, placed.proposal), 2), iif(place.axis = 'w', 'wide', 'high'))
      || ifnull((SELECT ' for ' || (SELECT key FROM node WHERE node.id = maker.view_id) FROM maker
        WHERE maker.rank = 1 AND maker.cell_id <> place.node_id AND (place.axis = 'h' OR maker.track = place.first_column AND place.columns = 1)
          AND abs(maker.took - iif(placed.reason = 'grid-again', placed.reply, placed.proposal)) < 0.005 LIMIT 1), '')
    FROM axis_call AS placed WHERE placed.id = place.call_id AND placed.axis = place.axis
      AND iif(placed.reason = 'grid-again', placed.reply, placed.proposal) IS NOT NULL), '') AS wide,
  iif(place.axis = 'w' AND place.parent_kind = 'GridRow' AND before.id IS NOT NULL, ', after ', '') AS after,
  iif(place.axis = 'w' AND place.parent_kind = 'GridRow', before.view_id, NULL) AS beside_id,
  '' AS beside,
  coalesce((SELECT printf(', whose column is %.10g wide for %s', round(length, 2), (SELECT key FROM node WHERE node.id = pushing.view_id)) FROM pushing),
      (SELECT printf(', whose column is %.10g wide', round(length, 2)) FROM ahead), '')
    || ifnull((SELECT iif(start > 0.005, printf(' from %.10g on', round(start, 2)), '') || iif(gap > 0.005, printf(', and a gap of %.10g', round(gap, 2)), '')
      FROM ahead), '') AS before,
  place.position AS position,
  CASE
    WHEN stated.anchor_id IS NOT NULL THEN ': aligned by its anchor'
    WHEN own.source_id IS NOT NULL THEN printf(': aligned by %s, which its modifier sets to %.10g', own.name, round(own.value, 2))
    WHEN own.name IS NOT NULL THEN printf(': aligned by %s', own.name)
      || ifnull((SELECT printf(', %.10g into it', round(place.position - own_start, 2)) FROM ahead WHERE place.position > own_start + 0.005), '')
    ELSE ': aligned by its anchor'
  END AS how,
  place.position = 0 AS fold,
  ways.edit AS edit,
  ways.label AS label,
  place.grid_id AS grid_id,
  place.parent_id AS row_id,
  'edit' AS blames,
  'unwrap #' || place.parent_id AS content_edit,
  'With {row} unwrapped' AS content_label,
  place.parent_id AS because
FROM place
LEFT JOIN own
LEFT JOIN stated
LEFT JOIN node AS before ON before.id = place.previous_id
JOIN (SELECT group_concat(edit, char(10)) AS edit, group_concat(label, char(10)) AS label FROM (SELECT * FROM way ORDER BY rank)) AS ways;
