-- warning, of what is written: A negative padding is larger than what it pads.
--
-- Negative padding makes a view take less room than it draws on. Where it takes away more than the view is long, the rest would be negative;
-- layout goes on with 0, and the view is drawn over its neighbours, further out than the padding says.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Color", "id": "dot", "color": "red", "modifiers": [
--     {"type": "frame", "id": "box", "width": 20, "height": 20},
--     {"type": "padding", "id": "shrink", "edges": ["horizontal"], "length": -16}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, take away less, or use offset to move the view without a change of its size.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Color", "id": "dot", "color": "red", "modifiers": [
--     {"type": "frame", "id": "box", "width": 20, "height": 20},
--     {"type": "padding", "id": "shrink", "edges": ["horizontal"], "length": -8}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH floored AS MATERIALIZED (SELECT id FROM rule WHERE code = 'padding.floored_at_zero')
SELECT
  placement.pass_id AS pass_id,
  padding.id AS node_id,
  axis.axis AS axis,
  iif(axis.axis = 'w', inner.width, inner.height) AS amount,
  inner.node_id AS view_id,
  iif(axis.axis = 'w', inner.width, inner.height) AS length
FROM node AS padding
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN placement ON placement.node_id = padding.id
JOIN placement AS inner ON inner.node_id = padding.id + 1 AND inner.pass_id = placement.pass_id
JOIN call ON call.id = placement.call_id
JOIN call AS computed ON computed.id = ifnull(call.cached_from, call.id)
WHERE padding.kind IN (SELECT name FROM kind WHERE insets) AND iif(axis.axis = 'w', computed.width_rule_id, computed.height_rule_id) IN floored
  -- How large a picture is that is not there is a guess.
  AND NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = padding.view_id AND attribute.name = 'assumed');
