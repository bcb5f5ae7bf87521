-- warning: A ScrollView cuts what is drawn beyond its edge.
--
-- A ScrollView is as large as its content across its direction, and draws nothing outside of itself. What an offset, a scale or an overlay moves beyond the
-- content's edge, a badge or a shadow's view, is cut there, and no scrolling brings it into sight.
--
-- Looked at are both edges across the direction, and both ends of what scrolls sideways. What is above or below all that can be scrolled to is left out: a bar
-- may lie over it, and nothing be cut. So is what leaves the canvas there, and what is longer than the ScrollView by its own size (LT001).
--
-- ```json
-- {"version": 1,
--   "view": {"type": "ScrollView", "id": "scroll", "axes": "horizontal", "children": [
--     {"type": "HStack", "id": "row", "children": [
--       {"type": "Color", "id": "photo", "modifiers": [
--         {"type": "frame", "width": 80, "height": 80},
--         {"type": "overlay", "alignment": "topTrailing", "content": [
--           {"type": "Circle", "id": "badge", "modifiers": [
--             {"type": "frame", "width": 20, "height": 20},
--             {"type": "offset", "x": 0, "y": -8}]}]}]}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 200}}]}
-- ```
--
-- To cure it, keep room for it within the content, by a padding as wide as it is out, or let the ScrollView not clip, by `.scrollClipDisabled()`.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "ScrollView", "id": "scroll", "axes": "horizontal", "children": [
--     {"type": "HStack", "id": "row", "children": [
--       {"type": "Color", "id": "photo", "modifiers": [
--         {"type": "frame", "width": 80, "height": 80},
--         {"type": "overlay", "alignment": "topTrailing", "content": [
--           {"type": "Circle", "id": "badge", "modifiers": [
--             {"type": "frame", "width": 20, "height": 20},
--             {"type": "offset", "x": 0, "y": -8}]}]}]}],
--       "modifiers": [{"type": "padding", "edges": "top", "length": 8}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 200}}]}
-- ```
WITH pane AS MATERIALIZED (
  -- What each draws its content in along an axis: from the content's beginning, as far as it is scrolled, to its end.
  SELECT viewport.pass_id, node.id AS node_id, node.last_id, axis.axis,
    iif(axis.axis = 'w', drawn_x - offset_x, drawn_y - offset_y) AS low,
    iif(axis.axis = 'w', drawn_x - offset_x + max(content_width, drawn_width), drawn_y - offset_y + max(content_height, drawn_height)) AS high,
    -- Beyond the canvas nobody would see it anyhow.
    iif(axis.axis = 'w', drawn_x, drawn_y) > 0.5 AS shows_before,
    ifnull(iif(axis.axis = 'w', drawn_x + drawn_width < pass.proposal_width - 0.5, drawn_y + drawn_height < pass.proposal_height - 0.5), 1) AS shows_after
  FROM viewport
  JOIN pass ON pass.id = viewport.pass_id
  JOIN node ON node.id = viewport.node_id
  JOIN placement ON placement.pass_id = viewport.pass_id AND placement.node_id = viewport.node_id
  CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
  -- Downwards it scrolls by itself, sideways where it says so.
  WHERE (axis.axis = 'w' OR EXISTS (
      SELECT 1 FROM attribute WHERE attribute.node_id = node.id AND name = 'axes' AND text LIKE '%horizontal%' AND text NOT LIKE '%vertical%'))
    -- The nearest one that says so lets it draw beyond its edges.
    AND NOT ifnull((
      SELECT NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = says.id AND name = 'value' AND text = 'false')
      FROM node AS says WHERE says.kind IN (SELECT name FROM kind WHERE draws = 'unclipped') AND says.id < node.id AND says.last_id >= node.id ORDER BY says.id DESC LIMIT 1), 0)
), cut AS MATERIALIZED (
  SELECT pane.pass_id, pane.node_id AS pane_id, node.id AS node_id, node.parent_id, pane.axis,
    iif(pane.axis = 'w', drawn_width, drawn_height) AS length,
    pane.low - iif(pane.axis = 'w', drawn_x, drawn_y) AS before,
    iif(pane.axis = 'w', drawn_x + drawn_width, drawn_y + drawn_height) - pane.high AS after,
    shows_before, shows_after
  FROM pane
  CROSS JOIN placement ON placement.pass_id = pane.pass_id AND placement.node_id > pane.node_id AND placement.node_id <= pane.last_id
  JOIN node ON node.id = placement.node_id
  WHERE drawn_width > 0 AND drawn_height > 0
    -- Where something is drawn is rounded to pixels, at either end.
    AND (shows_before AND pane.low - iif(pane.axis = 'w', drawn_x, drawn_y) >= 1
      OR shows_after AND iif(pane.axis = 'w', drawn_x + drawn_width, drawn_y + drawn_height) - pane.high >= 1)
)
SELECT
  cut.pass_id AS pass_id,
  cut.node_id AS node_id,
  cut.axis AS axis,
  max(iif(shows_before, before, 0.0), iif(shows_after, after, 0.0)) AS amount,
  cut.length AS length,
  cut.pane_id AS pane_id,
  (SELECT view_id FROM node WHERE node.id = cut.node_id) AS view_id,
  iif(shows_before, max(before, 0.0), 0.0) AS out_before,
  iif(shows_after, max(after, 0.0), 0.0) AS out_after
FROM cut
WHERE before < length AND after < length
  -- The outermost that is so far out.
  AND NOT EXISTS (
    SELECT 1 FROM cut AS around
    WHERE around.pass_id = cut.pass_id AND around.pane_id = cut.pane_id AND around.axis = cut.axis AND around.node_id = cut.parent_id
      AND around.before >= min(cut.before, 1) AND around.after >= min(cut.after, 1))
  -- What something around it clips, hides or scrolls is not seen out there.
  AND NOT EXISTS (
    SELECT 1 FROM node AS around WHERE around.id > cut.pane_id AND around.id <= cut.node_id AND around.last_id >= cut.node_id
      AND around.kind IN (SELECT name FROM kind WHERE clips OR hides OR scrolls <> ''))
  -- What is longer by its own size sticks out of what holds it.
  AND NOT EXISTS (
    SELECT 1 FROM overflow JOIN node AS held ON held.id = overflow.node_id
    WHERE overflow.pass_id = cut.pass_id AND overflow.axis = cut.axis AND held.id > cut.pane_id AND held.id <= cut.node_id AND held.last_id >= cut.node_id
      AND NOT overflow.meant);
