-- warning: A line between views makes their row as high as there is room.
--
-- A Divider in an HStack, or a color that is to be a line, in a GridRow too, takes all the height that it is offered, and the row is as high as the highest of
-- its views: as high as the screen, or whatever is left of it, while what is beside the line is a line of text. `why` of the row shows how high it is without it.
--
-- A line is a Divider, or a view without content at most 2 points wide. Not reported: a row that other views make as high, or that a frame around it, an
-- overlay or a background gives its height.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "VStack", "spacing": 8, "children": [
--     {"type": "HStack", "id": "facts", "children": [
--       {"type": "Text", "string": "12 km"}, {"type": "Divider", "id": "line"},
--       {"type": "Text", "string": "40 min"}]},
--     {"type": "Text", "string": "Start"}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
--
-- To cure it, let the row have its ideal height, `.fixedSize(horizontal: false, vertical: true)`, or give the row or the line a height.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "VStack", "spacing": 8, "children": [
--     {"type": "HStack", "id": "facts", "modifiers": [
--       {"type": "fixedSize", "horizontal": false, "vertical": true}], "children": [
--       {"type": "Text", "string": "12 km"}, {"type": "Divider", "id": "line"},
--       {"type": "Text", "string": "40 min"}]},
--     {"type": "Text", "string": "Start"}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
WITH stretched AS MATERIALIZED (
  SELECT stack.id, placement.pass_id, placement.height, max(iif(is_line, NULL, child.height)) AS needed,
    group_concat(iif(is_line AND child.height > placement.height - 0.005, child.view_id, NULL)) AS line_ids
  FROM node AS stack CROSS JOIN placement ON placement.node_id = stack.id AND abs(placement.height - placement.proposal_height) < 0.005
  CROSS JOIN (
    SELECT node.parent_id, placed.pass_id, placed.height, node.view_id,
      view.role = 'leaf' AND view.kind NOT IN (SELECT name FROM kind WHERE has_content OR is_spacer) AND placed.width <= 2 AS is_line
    FROM node CROSS JOIN node AS view ON view.id = node.view_id CROSS JOIN placement AS placed ON placed.node_id = node.id
  ) AS child ON child.parent_id = stack.id AND child.pass_id = placement.pass_id
  WHERE stack.kind IN (SELECT name FROM kind WHERE axis = 'w' AND NOT lazy)
  GROUP BY stack.id, placement.pass_id HAVING needed < placement.height - 0.5 AND line_ids IS NOT NULL
)
SELECT
  pass_id AS pass_id,
  id AS node_id,
  'h' AS axis,
  height - needed AS amount,
  height AS height,
  line_ids AS lines_ids,
  CAST(line_ids AS INTEGER) AS lines_id,
  needed AS needed
FROM stretched
WHERE NOT EXISTS (
  -- What is around it and offers on the height it is offered, up to what gives it one.
  WITH RECURSIVE above (id, inner_id) AS (
    SELECT (SELECT parent_id FROM node WHERE node.id = stretched.id), stretched.id
    UNION ALL
    SELECT around.parent_id, around.id FROM above CROSS JOIN node AS around ON around.id = above.id AND around.id < above.inner_id
    WHERE around.role = 'modifier' OR around.kind IN (SELECT name FROM kind WHERE shares_room AND axis = 'w' OR overlays OR is_grid)
  )
  SELECT * FROM above CROSS JOIN node AS around ON around.id = above.id
  WHERE around.kind IN (SELECT name FROM kind WHERE layer IS NOT NULL) AND (SELECT ordinal FROM node AS inner WHERE inner.id = above.inner_id) > 0
    -- A frame without a height hands on the one it is offered.
    OR around.kind IN (SELECT name FROM kind WHERE sets_length) AND ifnull((
      SELECT max(name IN ('height', 'maxHeight')) FROM attribute
      WHERE attribute.node_id = around.id AND (name LIKE '%width' OR name LIKE '%height')), 1));
