-- warning: No child of a ViewThatFits fits.
--
-- ViewThatFits takes the first child whose ideal size fits, and the last one if none does, unasked. Then its last resort is too large too,
-- and sticks out.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ViewThatFits", "id": "fits", "children": [
--     {"type": "Text", "id": "long", "string": "Download everything", "modifiers": [
--       {"type": "fixedSize"}]},
--     {"type": "Text", "id": "short", "string": "Download", "modifiers": [{"type": "fixedSize"}]}]},
--   "passes": [{"proposal": {"width": 50, "height": 44}}]}
-- ```
--
-- To cure it, add a smaller child at the end: an icon, or a text that may wrap or be cut.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ViewThatFits", "id": "fits", "children": [
--     {"type": "Text", "id": "long", "string": "Download everything", "modifiers": [
--       {"type": "fixedSize"}]},
--     {"type": "Text", "id": "short", "string": "Get", "modifiers": [{"type": "fixedSize"}]}]},
--   "passes": [{"proposal": {"width": 50, "height": 44}}]}
-- ```
SELECT
  placement.pass_id AS pass_id,
  fits.id AS node_id,
  axis.axis AS axis,
  iif(axis.axis = 'w', placement.width - placement.proposal_width, placement.height - placement.proposal_height) AS amount,
  child.view_id AS chosen_id,
  iif(axis.axis = 'w', placement.width, placement.height) AS length,
  iif(axis.axis = 'w', placement.proposal_width, placement.proposal_height) AS room
FROM node AS fits
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
CROSS JOIN placement ON placement.node_id = fits.id
-- Its last child is the one whose subtree ends where its own does.
CROSS JOIN node AS child ON +child.parent_id = fits.id AND child.id BETWEEN fits.id + 1 AND fits.last_id AND child.last_id = fits.last_id
CROSS JOIN placement AS chosen ON chosen.node_id = child.id AND chosen.pass_id = placement.pass_id
LEFT JOIN attribute AS axes ON axes.node_id = fits.id AND axes.name = 'axes'
WHERE fits.kind IN (SELECT name FROM kind WHERE chooses)
  AND (axes.text IS NULL OR axes.text LIKE iif(axis.axis = 'w', '%horizontal%', '%vertical%'))
  AND iif(axis.axis = 'w', placement.width - placement.proposal_width, placement.height - placement.proposal_height) >= 0.5;
