-- note: A line limit cuts a text.
--
-- The text would have room for more lines, but lineLimit allows no more. That may be meant: it is a note, and a warning where nothing but the ellipsis is left.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "title", "string": "Quarterly revenue report", "modifiers": [
--     {"type": "lineLimit", "id": "limit", "value": 1}]},
--   "passes": [{"proposal": {"width": 120, "height": 100}}]}
-- ```
--
-- To cure it, allow more lines, or offer a width at which the text needs no more than these.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "title", "string": "Quarterly revenue report", "modifiers": [
--     {"type": "lineLimit", "id": "limit", "value": 3}]},
--   "passes": [{"proposal": {"width": 120, "height": 100}}]}
-- ```
WITH RECURSIVE concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), cut AS MATERIALIZED (
  SELECT text_line.pass_id, text_line.node_id
  FROM text_line
  -- What has no size is not seen at all: LT012.
  JOIN placement ON placement.node_id = text_line.node_id AND placement.pass_id = text_line.pass_id AND placement.width > 0 AND placement.height > 0
  JOIN call ON call.id = placement.call_id
  JOIN call AS computed ON computed.id = ifnull(call.cached_from, call.id)
  JOIN rule ON rule.id = computed.height_rule_id AND rule.code = 'text.cut_by_line_limit'
  WHERE text_line.truncated = 1
  GROUP BY text_line.pass_id, text_line.node_id
), above (node_id, id, parent_id, kind, depth) AS (
  SELECT DISTINCT node.id, node.id, node.parent_id, node.kind, 0 FROM cut JOIN node ON node.id = cut.node_id
  UNION ALL
  -- The innermost limit counts.
  SELECT above.node_id, node.id, node.parent_id, node.kind, above.depth + 1
  FROM above JOIN node ON node.id = above.parent_id AND node.id < above.id WHERE above.kind NOT IN (SELECT name FROM kind WHERE sets = 'lineLimit')
)
SELECT
  cut.pass_id AS pass_id,
  cut.node_id AS node_id,
  above.id AS limit_id,
  iif(EXISTS (SELECT * FROM text_line WHERE node_id = cut.node_id AND pass_id = cut.pass_id AND trim(text) NOT IN ('', '…')), NULL, 'warning') AS severity,
  (
    SELECT json_group_array(json_object('text', rtrim(text)))
    FROM (SELECT text FROM text_line WHERE node_id = cut.node_id AND pass_id = cut.pass_id ORDER BY line LIMIT 7)
  ) AS lines
FROM cut
JOIN above ON above.node_id = cut.node_id AND above.kind IN (SELECT name FROM kind WHERE sets = 'lineLimit')
WHERE NOT EXISTS (SELECT 1 FROM concealed WHERE cut.node_id BETWEEN concealed.id AND concealed.last_id);
