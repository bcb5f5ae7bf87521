-- warning, of what is written: A view without a size of its own is 10 points long because it is offered nil.
--
-- A color, a shape, a GeometryReader or an image that may be stretched takes what it is offered. Offered nil, as along the axis of a
-- ScrollView or in a fixedSize, it has nothing to take and is 10 points long: SwiftUI's default, which nobody wants.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "ScrollView", "children": [
--     {"type": "Color", "id": "panel", "color": "green"}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
--
-- To cure it, give the view a length along that axis: a frame, an aspectRatio, a containerRelativeFrame.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "ScrollView", "children": [
--     {"type": "Color", "id": "panel", "color": "green", "modifiers": [
--       {"type": "frame", "height": 200}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), unspecified AS MATERIALIZED (
  SELECT id FROM rule WHERE code = 'leaf.unspecified_is_10'
)
SELECT
  placement.pass_id AS pass_id,
  placement.node_id AS node_id,
  CASE WHEN computed.width_rule_id IS computed.height_rule_id THEN NULL WHEN computed.width_rule_id IN unspecified THEN 'w' ELSE 'h' END AS axis,
  10 AS amount
FROM node
JOIN placement ON placement.node_id = node.id
JOIN pass ON pass.id = placement.pass_id
JOIN call ON call.id = placement.call_id
JOIN call AS computed ON computed.id = ifnull(call.cached_from, call.id)
WHERE node.role IN ('leaf', 'container')
  -- A canvas that proposes nil asks for just that.
  AND (computed.width_rule_id IN unspecified AND pass.proposal_width IS NOT NULL OR computed.height_rule_id IN unspecified AND pass.proposal_height IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE node.id BETWEEN concealed.id AND concealed.last_id);
