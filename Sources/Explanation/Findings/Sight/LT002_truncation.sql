-- warning: A text is cut because it is offered too little.
--
-- A text takes as many lines as fit into the height it is offered, and ends in an ellipsis where that is not enough. Readers miss the rest,
-- and translations are often longer still.
--
-- A text that a lineLimit cuts is LT010, one that is cut on every canvas LT009.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "children": [
--     {"type": "Text", "id": "label", "string": "Delivery address"},
--     {"type": "Text", "id": "value", "string": "12 Harbour Street", "modifiers": [
--       {"type": "layoutPriority", "value": 1}]}]},
--   "passes": [{"proposal": {"width": 240, "height": 20}}]}
-- ```
--
-- To cure it, offer more: height for another line, the width that a neighbour takes, or a layoutPriority; or let ViewThatFits choose a
-- shorter text.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "children": [
--     {"type": "Text", "id": "label", "string": "Delivery address"},
--     {"type": "Text", "id": "value", "string": "12 Harbour Street", "modifiers": [
--       {"type": "layoutPriority", "value": 1}]}]},
--   "passes": [{"proposal": {"width": 240, "height": 40}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), cut AS (
  SELECT pass_id, node_id FROM text_line GROUP BY pass_id, node_id HAVING max(truncated) = 1
)
SELECT
  cut.pass_id AS pass_id,
  cut.node_id AS node_id,
  placement.proposal_width AS proposal_width,
  placement.proposal_height AS proposal_height,
  (
    SELECT json_group_array(json_object('text', rtrim(text)))
    FROM (SELECT text FROM text_line WHERE node_id = cut.node_id AND pass_id = cut.pass_id ORDER BY line LIMIT 7)
  ) AS lines
FROM cut
-- One that has no room at all is LT012.
JOIN placement ON placement.node_id = cut.node_id AND placement.pass_id = cut.pass_id AND placement.width > 0 AND placement.height > 0
JOIN call ON call.id = placement.call_id
JOIN call AS computed ON computed.id = ifnull(call.cached_from, call.id)
JOIN rule ON rule.id = computed.height_rule_id AND rule.code <> 'text.cut_by_line_limit'
WHERE NOT EXISTS (SELECT 1 FROM concealed WHERE cut.node_id BETWEEN concealed.id AND concealed.last_id)
  -- A frame of the text's own that fixes both: LT009.
  AND NOT EXISTS (
    SELECT 1 FROM node AS frame
    JOIN attribute AS width ON width.node_id = frame.id AND width.name = 'width' AND width.number IS NOT NULL
    JOIN attribute AS height ON height.node_id = frame.id AND height.name = 'height' AND height.number IS NOT NULL
    WHERE frame.id BETWEEN cut.node_id - 64 AND cut.node_id AND frame.view_id = cut.node_id AND frame.kind IN (SELECT name FROM kind WHERE sets_length));
