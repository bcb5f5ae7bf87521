-- warning: A word is broken because it is wider than its text may be.
--
-- A text breaks lines between words. Offered less than its longest word is wide, it breaks inside of the word, without a hyphen.
--
-- What belongs together is as in Unicode's line breaking (UAX #14): a sign at a word's end goes with the word, Chinese and Japanese may break anywhere. Of Thai,
-- Lao, Khmer and Burmese, which have no spaces between words, none is reported.
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
WHERE placement.proposal_width > 0 AND line.breaks_word
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE line.node_id BETWEEN concealed.id AND concealed.last_id)
GROUP BY line.pass_id, line.node_id
HAVING line.line = min(line.line);
