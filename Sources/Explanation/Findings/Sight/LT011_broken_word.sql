-- warning: A word is broken because it is wider than its text may be.
--
-- A text breaks lines between words. Offered less than its longest word is wide, it breaks inside of the word, without a hyphen.
--
-- Words of Latin letters and digits are looked at, with dots, commas, colons, semicolons, @ and _ within them; Chinese and Japanese may break anywhere.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "title", "string": "Notifications", "modifiers": [
--     {"type": "frame", "width": 80}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, offer the width of the longest word, or a shorter text through ViewThatFits.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "title", "string": "Notifications", "modifiers": [
--     {"type": "frame", "width": 104}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides))
SELECT
  line.pass_id AS pass_id,
  line.node_id AS node_id,
  placement.proposal_width AS amount,
  placement.proposal_width AS width,
  line.text AS before,
  rtrim(next.text) AS after
FROM text_line AS line
JOIN text_line AS next ON next.node_id = line.node_id AND next.pass_id = line.pass_id AND next.line = line.line + 1
JOIN placement ON placement.node_id = line.node_id AND placement.pass_id = line.pass_id
JOIN node ON node.id = line.node_id
WHERE placement.proposal_width > 0 AND line.truncated = 0
  AND (line.text GLOB '*[A-Za-z0-9]' AND next.text GLOB '[A-Za-z0-9.,:;@_]*' OR line.text GLOB '*[.,:;@_]' AND next.text GLOB '[A-Za-z0-9]*')
  -- A paragraph may end with a letter too: only what stands in the text as it is shown is one word.
  AND instr(node.label, line.text || rtrim(next.text, '…')) > 0
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE line.node_id BETWEEN concealed.id AND concealed.last_id)
GROUP BY line.pass_id, line.node_id
HAVING line.line = min(line.line);
