-- warning: A ScrollView or List never scrolls because its length is not limited.
--
-- What scrolls needs a length to scroll in. Inside another ScrollView of the same axis, or in a fixedSize, it is offered nil: a ScrollView is
-- then as long as its content and never scrolls, a List has no length at all.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "ScrollView", "id": "page", "children": [
--     {"type": "ScrollView", "id": "inner", "children": [
--       {"type": "Color", "color": "teal", "modifiers": [{"type": "frame", "height": 700}]}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
--
-- To cure it, give it a length (a frame), let it scroll along the other axis, or use a stack instead.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "ScrollView", "id": "page", "children": [
--     {"type": "ScrollView", "id": "inner", "modifiers": [
--       {"type": "frame", "height": 200}], "children": [
--       {"type": "Color", "color": "teal", "modifiers": [{"type": "frame", "height": 700}]}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
SELECT
  placement.pass_id AS pass_id,
  scroll.id AS node_id,
  axis.axis AS axis,
  iif(axis.axis = 'w', placement.width, placement.height) AS amount,
  traits.lazy AS is_lazy
FROM node AS scroll
CROSS JOIN kind AS traits ON traits.name = scroll.kind
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN placement ON placement.node_id = scroll.id
JOIN pass ON pass.id = placement.pass_id
LEFT JOIN attribute AS axes ON axes.node_id = scroll.id AND axes.name = 'axes'
WHERE instr(traits.scrolls, axis.axis)
  AND iif(axis.axis = 'w', axes.text LIKE '%horizontal%', axes.text IS NULL OR axes.text LIKE '%vertical%')
  AND iif(axis.axis = 'w', placement.proposal_width, placement.proposal_height) IS NULL
  -- Unless the canvas itself asks for the ideal size.
  AND iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) IS NOT NULL;
