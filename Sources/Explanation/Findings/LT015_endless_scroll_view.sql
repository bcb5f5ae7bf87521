-- {node} is offered nil along the axis it scrolls: {what}
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
--     {"type": "ScrollView", "id": "inner", "modifiers": [{"type": "frame", "height": 200}], "children": [
--       {"type": "Color", "color": "teal", "modifiers": [{"type": "frame", "height": 700}]}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
SELECT
  placement.pass_id AS pass_id,
  scroll.id AS node_id,
  axis.axis AS axis,
  iif(axis.axis = 'w', placement.width, placement.height) AS amount,
  CASE
    WHEN scroll.kind = 'List' THEN printf('it is %.10g high', round(placement.height, 2))
    ELSE printf('it is as %s as its content, %.10g, and never scrolls', iif(axis.axis = 'w', 'wide', 'high'), round(iif(axis.axis = 'w', placement.width, placement.height), 2))
  END AS what
FROM node AS scroll
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN placement ON placement.node_id = scroll.id
JOIN pass ON pass.id = placement.pass_id
LEFT JOIN attribute AS axes ON axes.node_id = scroll.id AND axes.name = 'axes'
WHERE scroll.kind IN ('ScrollView', 'List')
  AND iif(axis.axis = 'w', axes.text LIKE '%horizontal%', axes.text IS NULL OR axes.text LIKE '%vertical%')
  AND iif(axis.axis = 'w', placement.proposal_width, placement.proposal_height) IS NULL
  -- Unless the canvas itself asks for the ideal size.
  AND iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) IS NOT NULL;
