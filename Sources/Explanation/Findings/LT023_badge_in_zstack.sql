-- note: A view that is moved onto another makes their ZStack larger.
--
-- A ZStack is as large as its largest view. A badge that an offset moves to a corner of an icon counts as well, where it stood before it was
-- moved: one that is wider or higher than the icon makes the ZStack, and the row that it stands in, larger.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ZStack", "id": "bell", "alignment": "topTrailing", "children": [
--     {"type": "Image", "id": "icon", "width": 24, "height": 24},
--     {"type": "Text", "id": "badge", "string": "99+", "modifiers": [
--       {"type": "padding", "length": 4}, {"type": "offset", "x": 8, "y": -8}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, put it in an overlay of the view that it belongs to, with fixedSize where that is smaller: an overlay does not count.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Image", "id": "icon", "width": 24, "height": 24, "modifiers": [
--     {"type": "overlay", "alignment": "topTrailing", "content":
--       {"type": "Text", "id": "badge", "string": "99+", "modifiers": [
--         {"type": "padding", "length": 4}, {"type": "fixedSize"},
--         {"type": "offset", "x": 8, "y": -8}]}}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides))
SELECT
  own.pass_id AS pass_id,
  stack.id AS node_id,
  side.axis AS axis,
  iif(side.axis = 'w', moved.width - under.width, moved.height - under.height) AS amount,
  badge.view_id AS badge_id,
  iif(side.axis = 'w', moved.width, moved.height) AS length,
  base.view_id AS base_id,
  iif(side.axis = 'w', under.width, under.height) AS room
FROM node AS stack
CROSS JOIN kind AS traits ON traits.name = stack.kind AND traits.overlays
JOIN node AS base ON base.parent_id = stack.id AND base.ordinal = 0
JOIN node AS badge ON badge.parent_id = stack.id AND badge.ordinal > 0
JOIN placement AS own ON own.node_id = stack.id
JOIN placement AS under ON under.node_id = base.id AND under.pass_id = own.pass_id
JOIN placement AS moved ON moved.node_id = badge.id AND moved.pass_id = own.pass_id
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS side
-- It makes the stack as long as it is, and less than half a point nobody sees.
WHERE iif(side.axis = 'w', moved.width = own.width AND moved.width >= under.width + 0.5, moved.height = own.height AND moved.height >= under.height + 0.5)
  AND under.width > 0 AND under.height > 0
  AND EXISTS (
    SELECT 1 FROM node AS modifier WHERE modifier.id BETWEEN badge.id AND badge.view_id AND modifier.view_id = badge.view_id
      AND modifier.kind IN (SELECT name FROM kind WHERE moves))
  -- What takes what it is offered, moved as position moves it, lies over all of it on purpose.
  AND NOT EXISTS (
    SELECT 1 FROM axis_call WHERE axis_call.id = moved.call_id AND axis_call.axis = side.axis AND axis_call.takes_offer)
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE stack.id BETWEEN concealed.id AND concealed.last_id)
GROUP BY own.pass_id, stack.id HAVING max(iif(side.axis = 'w', moved.width - under.width, moved.height - under.height));
