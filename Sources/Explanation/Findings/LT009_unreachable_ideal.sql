-- warning, of what is written: A text can never be shown whole.
--
-- A frame with a width and a height offers its text just that, on every canvas. If the text does not fit, no amount of room around the frame
-- brings the rest back.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "status", "string": "Waiting for a reply", "modifiers": [
--     {"type": "frame", "id": "box", "width": 80, "height": 30}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, fix one of the two lengths only, or use minWidth and minHeight.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "status", "string": "Waiting for a reply", "modifiers": [
--     {"type": "frame", "id": "box", "width": 80}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), cut AS (
  SELECT pass_id, node_id FROM text_line GROUP BY pass_id, node_id HAVING max(truncated) = 1
)
SELECT
  cut.pass_id AS pass_id,
  cut.node_id AS node_id,
  max(frame.id) AS frame_id,
  width.number AS width,
  height.number AS height,
  (
    SELECT json_group_array(json_object('text', rtrim(text)))
    FROM (SELECT text FROM text_line WHERE node_id = cut.node_id AND pass_id = cut.pass_id ORDER BY line LIMIT 7)
  ) AS lines
FROM cut
-- The text's own modifiers stand right before it.
JOIN node AS frame ON frame.id BETWEEN cut.node_id - 64 AND cut.node_id AND frame.view_id = cut.node_id AND frame.kind IN (SELECT name FROM kind WHERE sets_length)
JOIN attribute AS width ON width.node_id = frame.id AND width.name = 'width' AND width.number IS NOT NULL
JOIN attribute AS height ON height.node_id = frame.id AND height.name = 'height' AND height.number IS NOT NULL
JOIN placement ON placement.node_id = cut.node_id AND placement.pass_id = cut.pass_id
JOIN call ON call.id = placement.call_id
JOIN call AS computed ON computed.id = ifnull(call.cached_from, call.id)
JOIN rule ON rule.id = computed.height_rule_id AND rule.code <> 'text.cut_by_line_limit'
WHERE NOT EXISTS (SELECT 1 FROM concealed WHERE cut.node_id BETWEEN concealed.id AND concealed.last_id)
GROUP BY cut.pass_id, cut.node_id;
