-- note: What is laid over or under a view is larger than the view.
--
-- An overlay or background is offered the size of the view it belongs to, and never changes it: what needs more sticks out on both sides or,
-- aligned, on one. It is drawn over the neighbours, and takes no room there.
--
-- Not reported: what is meant to be larger, with a frame, a fixedSize, an offset, a position, an alignment guide, a scale or a rotation of its
-- own (an area to touch), what an alignment puts at an edge or a corner (a badge, a sheet), what fills and is clipped, what ignores the safe area, and what is
-- hidden.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Color", "id": "icon", "color": "red", "modifiers": [
--     {"type": "frame", "id": "slot", "width": 24, "height": 50},
--     {"type": "overlay", "id": "mark", "content":
--       {"type": "Image", "id": "photo", "width": 60, "height": 40}}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, let what is laid over it be smaller (make an image resizable), say its size with a frame or fixedSize, or put both into a ZStack,
-- which is as large as the larger of them.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Color", "id": "icon", "color": "red", "modifiers": [
--     {"type": "frame", "id": "slot", "width": 24, "height": 50},
--     {"type": "overlay", "id": "mark", "content":
--       {"type": "Image", "id": "photo", "width": 60, "height": 40, "resizable": true}}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides))
SELECT
  inner.pass_id AS pass_id,
  content.id AS node_id,
  axis.axis AS axis,
  iif(axis.axis = 'w', inner.width - outer.width, inner.height - outer.height) AS amount,
  iif(axis.axis = 'w', inner.width, inner.height) AS length,
  layer.id AS layer_id,
  layer.id + 1 AS primary_id,
  iif(axis.axis = 'w', outer.width, outer.height) AS room
FROM node AS layer
JOIN node AS content ON content.parent_id = layer.id AND content.id <> layer.id + 1
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN placement AS inner ON inner.node_id = content.id
JOIN placement AS outer ON outer.node_id = layer.id AND outer.pass_id = inner.pass_id
WHERE layer.kind IN (SELECT name FROM kind WHERE layer IS NOT NULL)
  -- Less than half a point nobody sees; over nothing everything is larger.
  AND iif(axis.axis = 'w', inner.width - outer.width, inner.height - outer.height) >= 0.5
  AND iif(axis.axis = 'w', outer.width, outer.height) > 0
  AND NOT EXISTS (SELECT 1 FROM attribute WHERE node_id = layer.id AND name = 'alignment' AND text <> 'center')
  AND NOT (content.id = content.view_id AND EXISTS (SELECT 1 FROM attribute WHERE node_id = layer.id AND name = 'ignoresSafeAreaEdges'))
  AND NOT EXISTS (
    SELECT 1 FROM node AS own
    WHERE own.id BETWEEN content.id AND content.view_id AND own.view_id = content.view_id
      AND own.kind IN (
        SELECT name FROM kind
        WHERE role = 'modifier'
          AND (sets_length OR offers_nil IS NOT NULL OR moves OR states_guide OR transforms OR keeps_ratio OR ignores_safe_area OR hides)))
  AND NOT EXISTS (
    SELECT 1 FROM node AS clip
    WHERE clip.view_id = layer.view_id AND clip.id < layer.id AND clip.kind IN (SELECT name FROM kind WHERE clips))
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE layer.id BETWEEN concealed.id AND concealed.last_id);
