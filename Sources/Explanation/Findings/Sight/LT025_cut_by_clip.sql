-- warning: A clip cuts a text.
--
-- A picture that fills is larger than its frame, and so is the ZStack that holds it, whose corners lie outside of what is seen. A text in
-- such a corner is placed whole, and the clip that cuts the picture cuts the text as well. Found is a text of which a fifth or more is not seen;
-- a text that is moved, rotated, scrolled or hidden on purpose is none,
-- and neither is one that has the clip itself.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ZStack", "id": "card", "alignment": "bottomLeading", "modifiers": [
--     {"type": "frame", "height": 120}, {"type": "clipped"}], "children": [
--     {"type": "Image", "id": "photo", "width": 300, "height": 200, "modifiers": [
--       {"type": "resizable"}, {"type": "scaledToFill"}]},
--     {"type": "Text", "id": "sale", "string": "Sale ends", "modifiers": [
--       {"type": "padding", "length": 24}]}]},
--   "passes": [{"proposal": {"width": 300, "height": 400}}]}
-- ```
--
-- To cure it, give the frame to what is behind, and put the text into an overlay of that: an overlay is as large as what it lies over.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Image", "id": "photo", "width": 300, "height": 200, "modifiers": [
--     {"type": "resizable"}, {"type": "scaledToFill"},
--     {"type": "frame", "height": 120}, {"type": "clipped"},
--     {"type": "overlay", "alignment": "bottomLeading", "content":
--       {"type": "Text", "id": "sale", "string": "Sale ends", "modifiers": [
--         {"type": "padding", "length": 24}]}}]},
--   "passes": [{"proposal": {"width": 300, "height": 400}}]}
-- ```
WITH clip AS MATERIALIZED (
  SELECT placement.pass_id, node.id, node.last_id, node.view_id, absolute_x, absolute_y, width, height
  FROM node CROSS JOIN placement ON placement.node_id = node.id
  WHERE node.kind IN (SELECT name FROM kind WHERE clips) AND width > 0 AND height > 0
), shown AS (
  -- Along each axis, by how much a text is out before and after the clip.
  SELECT clip.pass_id, clip.id AS clip_id, node.id AS node_id, axis.axis,
    iif(axis.axis = 'w', text.width, text.height) AS length,
    max(0.0, iif(axis.axis = 'w', clip.absolute_x - text.absolute_x, clip.absolute_y - text.absolute_y)) AS out_before,
    max(0.0, iif(axis.axis = 'w', text.absolute_x + text.width - clip.absolute_x - clip.width, text.absolute_y + text.height - clip.absolute_y - clip.height)) AS out_after
  FROM clip
  CROSS JOIN node ON node.id > clip.id AND node.id <= clip.last_id AND node.id <> clip.view_id AND node.kind IN (SELECT name FROM kind WHERE shows_text)
  CROSS JOIN placement AS text ON text.node_id = node.id AND text.pass_id = clip.pass_id
  CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
)
SELECT
  pass_id AS pass_id,
  node_id AS node_id,
  axis AS axis,
  out_before + out_after AS amount,
  length AS length,
  clip_id AS clip_id,
  out_before AS out_before,
  out_after AS out_after
FROM shown
WHERE out_before + out_after >= 0.2 * length
  -- Of what is wholly out LT020 tells.
  AND out_before < length - 0.01 AND out_after < length - 0.01
  AND NOT EXISTS (
    SELECT 1 FROM node AS around WHERE around.id > clip_id AND around.id < node_id AND around.last_id >= node_id
      AND around.kind IN (SELECT name FROM kind WHERE moves OR transforms OR follows_source OR hides OR scrolls <> ''))
  AND NOT EXISTS (SELECT 1 FROM node AS around WHERE around.id < clip_id AND around.last_id >= clip_id AND around.kind IN (SELECT name FROM kind WHERE hides))
GROUP BY pass_id, node_id, axis HAVING max(out_before + out_after);
