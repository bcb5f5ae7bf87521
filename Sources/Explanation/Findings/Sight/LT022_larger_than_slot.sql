-- warning: A cell of a grid is larger than its column or row, and lies over its neighbours.
--
-- A lazy grid offers each cell its column's width, and its columns do not grow for what a cell answers. A view that does not go by what it is
-- offered, an image at its natural size, a frame with a larger width, a fixedSize, is as large as it likes: it stays in its column by the
-- column's alignment, and covers what stands beside it. A Grid's columns do grow.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "LazyVGrid", "id": "grid", "spacing": 8,
--     "columns": [{"fixed": 60}, {"fixed": 60}], "children": [
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
--   "view": {"type": "LazyVGrid", "id": "grid", "spacing": 8,
--     "columns": [{"fixed": 60}, {"fixed": 60}], "children": [
--     {"type": "Image", "id": "photo", "width": 100, "height": 40, "resizable": true,
--       "modifiers": [{"type": "scaledToFit"}]},
--     {"type": "Text", "id": "price", "string": "1,280"}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)),
covered AS MATERIALIZED (
  SELECT over.*, node.view_id FROM cell_overlap AS over
  JOIN node ON node.id = over.cell_id
  WHERE NOT EXISTS (
      SELECT 1 FROM node AS own WHERE own.id BETWEEN over.cell_id AND node.view_id AND own.view_id = node.view_id
        AND own.kind IN (SELECT name FROM kind WHERE moves OR transforms))
    AND NOT EXISTS (SELECT 1 FROM concealed WHERE over.cell_id BETWEEN concealed.id AND concealed.last_id)
    -- Of two that lie over one another the one is told that is longer by more than its slot, or of two that are alike the first.
    AND NOT EXISTS (
      SELECT 1 FROM cell_overlap AS back
      WHERE back.cell_id = over.covered_cell_id AND back.covered_cell_id = over.cell_id AND back.pass_id = over.pass_id AND back.axis = over.axis
        AND (back.amount > over.amount OR back.amount = over.amount AND back.cell_id < over.cell_id))
)
SELECT
  pass_id AS pass_id,
  view_id AS node_id,
  axis AS axis,
  amount AS amount,
  cell_length AS length,
  length AS room,
  grid_id AS grid_id,
  first_track AS track,
  last_track > first_track AS is_several,
  (SELECT group_concat(covered_id) FROM (
    SELECT covered_id FROM covered AS any_covered
    WHERE any_covered.pass_id = covered.pass_id AND any_covered.cell_id = covered.cell_id AND any_covered.axis = covered.axis ORDER BY covered_id LIMIT 4)) AS covered_ids,
  count(*) AS covered_count
FROM covered
GROUP BY pass_id, cell_id, axis;
