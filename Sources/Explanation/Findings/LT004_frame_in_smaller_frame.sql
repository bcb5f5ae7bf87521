-- warning, of what is written: A frame stands in a frame that is smaller.
--
-- Of two frames in a row the outer one decides how large the whole is. It does not make the inner one smaller: that sticks out of it, and
-- the neighbours are laid out as if it did not. Whichever of the two was meant, the other contradicts it.
--
-- Not reported where the outer frame is clipped: that is how a part of a view is cut out.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Color", "color": "teal", "modifiers": [
--     {"type": "frame", "id": "inner", "minWidth": 200},
--     {"type": "frame", "id": "outer", "maxWidth": 120}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, take one of the two away, or give both bounds to one frame.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "Color", "color": "teal", "modifiers": [
--     {"type": "frame", "id": "inner", "minWidth": 80},
--     {"type": "frame", "id": "outer", "maxWidth": 120}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
SELECT
  placement.pass_id AS pass_id,
  frame.id AS node_id,
  axis.axis AS axis,
  least.number - most.number AS amount,
  least.number AS least,
  outer.id AS holder_id,
  most.number AS most
FROM node AS frame
JOIN node AS outer ON outer.id = frame.parent_id AND outer.kind IN (SELECT name FROM kind WHERE sets_length)
JOIN (
  SELECT 'w' AS axis, 'width' AS fixed, 'minWidth' AS minimum, 'maxWidth' AS maximum
  UNION ALL SELECT 'h', 'height', 'minHeight', 'maxHeight'
) AS axis
JOIN attribute AS least ON least.node_id = frame.id AND least.name IN (axis.fixed, axis.minimum)
JOIN attribute AS most ON most.node_id = outer.id AND most.name IN (axis.fixed, axis.maximum)
JOIN placement ON placement.node_id = frame.id
JOIN placement AS around ON around.node_id = outer.id AND around.pass_id = placement.pass_id
WHERE frame.kind IN (SELECT name FROM kind WHERE sets_length) AND least.number > most.number + 0.01
  -- A minimum of the outer one may make it larger than its own maximum.
  AND iif(axis.axis = 'w', placement.width > around.width + 0.01, placement.height > around.height + 0.01)
  AND NOT EXISTS (
    SELECT 1 FROM node AS clip
    WHERE clip.id BETWEEN outer.id - 64 AND outer.id AND clip.view_id = outer.view_id AND clip.kind IN (SELECT name FROM kind WHERE clips));
