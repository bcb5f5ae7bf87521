-- warning: A cell of a grid is larger than its column or row, and lies over its neighbours.
--
-- A grid offers each cell its column's width. A view that does not go by what it is offered, an image at its natural size, a frame with a
-- larger width, a fixedSize, is as large as it likes: in a lazy grid columns do not grow for it, nor do those of a Grid for a cell with
-- gridCellUnsizedAxes. It stays in its column by the column's alignment, and covers what stands beside it.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "LazyVGrid", "id": "grid", "columns": [{"fixed": 60}, {"fixed": 60}], "spacing": 8, "children": [
--     {"type": "Image", "id": "photo", "width": 100, "height": 40},
--     {"type": "Text", "id": "price", "string": "1,280"}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, let the view go by its column: .resizable() with .scaledToFit() for an image, no fixedSize, maxWidth instead of width; make the
-- column as wide as the view; or clip what is meant to be larger.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "LazyVGrid", "id": "grid", "columns": [{"fixed": 60}, {"fixed": 60}], "spacing": 8, "children": [
--     {"type": "Image", "id": "photo", "width": 100, "height": 40, "resizable": true, "modifiers": [{"type": "scaledToFit"}]},
--     {"type": "Text", "id": "price", "string": "1,280"}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)),
large AS MATERIALIZED (
  SELECT slot.*, placement.x, placement.y, placement.absolute_x, placement.absolute_y, placement.width, placement.height, node.view_id
  FROM cell_slot AS slot
  JOIN node ON node.id = slot.cell_id
  JOIN placement ON placement.node_id = slot.cell_id AND placement.pass_id = slot.pass_id
  -- Less than half a point nobody sees.
  WHERE slot.cell_length >= slot.length + 0.5
    AND NOT EXISTS (
      SELECT 1 FROM node AS own WHERE own.id BETWEEN slot.cell_id AND node.view_id AND own.view_id = node.view_id
        AND own.kind IN (SELECT name FROM kind WHERE moves OR transforms))
    AND NOT EXISTS (SELECT 1 FROM concealed WHERE slot.cell_id BETWEEN concealed.id AND concealed.last_id)
), covered AS MATERIALIZED (
  SELECT large.pass_id, large.cell_id, large.axis, other.view_id
  FROM large
  CROSS JOIN node AS other ON other.parent_id IN (SELECT large.grid_id UNION ALL SELECT row.id FROM node AS row WHERE row.parent_id = large.grid_id AND row.kind IN (SELECT name FROM kind WHERE is_grid_row))
    AND other.id <> large.cell_id
  CROSS JOIN placement ON placement.node_id = other.id AND placement.pass_id = large.pass_id
  WHERE min(large.absolute_x + large.width, placement.absolute_x + placement.width) - max(large.absolute_x, placement.absolute_x) >= 0.5
    AND min(large.absolute_y + large.height, placement.absolute_y + placement.height) - max(large.absolute_y, placement.absolute_y) >= 0.5
    AND EXISTS (SELECT 1 FROM cell_slot AS slot WHERE slot.cell_id = other.id AND slot.pass_id = large.pass_id AND slot.axis = large.axis
      -- Of two that lie over one another the one is told that is longer by more than its slot.
      AND (slot.cell_length - slot.length < large.cell_length - large.length
        OR slot.cell_length - slot.length = large.cell_length - large.length AND other.id > large.cell_id))
)
SELECT
  large.pass_id AS pass_id,
  large.view_id AS node_id,
  large.axis AS axis,
  large.cell_length - large.length AS amount,
  large.cell_length AS length,
  large.length AS room,
  large.grid_id AS grid_id,
  large.first_track AS track,
  large.last_track > large.first_track AS is_several,
  (SELECT group_concat(view_id) FROM (
    SELECT view_id FROM covered WHERE covered.pass_id = large.pass_id AND covered.cell_id = large.cell_id AND covered.axis = large.axis ORDER BY view_id LIMIT 4)) AS covered_ids,
  (SELECT count(*) FROM covered WHERE covered.pass_id = large.pass_id AND covered.cell_id = large.cell_id AND covered.axis = large.axis) AS covered_count
FROM large
WHERE EXISTS (SELECT 1 FROM covered WHERE covered.pass_id = large.pass_id AND covered.cell_id = large.cell_id AND covered.axis = large.axis);
