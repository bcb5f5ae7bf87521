-- note: A negative spacing lays a view over the one before it.
--
-- With a negative spacing the views of a stack overlap: each is drawn over the one before. Pictures in a row are meant to, a little. A text over
-- a text cannot be read, and a view that overlaps by all its length, or by all of its neighbour's, covers it or lies in it.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "id": "row", "spacing": -10, "children": [
--     {"type": "Text", "id": "label", "string": "Total"},
--     {"type": "Text", "id": "value", "string": "1,280"}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, use a spacing of 0 or more, a ZStack where one view is meant to lie over the other, or offset to move it without a change of its
-- place.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "id": "row", "spacing": 4, "children": [
--     {"type": "Text", "id": "label", "string": "Total"},
--     {"type": "Text", "id": "value", "string": "1,280"}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), pair AS (
  SELECT stack.id, traits.axis, spacing.number AS spacing, before.id AS first_id, before.view_id AS first_view, after.view_id AS second_view, one.pass_id,
    iif(traits.axis = 'w', one.width, one.height) AS first_length, iif(traits.axis = 'w', two.width, two.height) AS second_length,
    (SELECT count(*) FROM node WHERE id IN (before.view_id, after.view_id) AND node.kind IN (SELECT name FROM kind WHERE shows_text)) = 2 AS are_texts
  FROM node AS stack
  CROSS JOIN kind AS traits ON traits.name = stack.kind
  JOIN attribute AS spacing ON spacing.node_id = stack.id AND spacing.name = 'spacing' AND spacing.number < 0
  JOIN node AS before ON before.parent_id = stack.id
  JOIN node AS after ON after.parent_id = stack.id AND after.ordinal = before.ordinal + 1
  JOIN placement AS one ON one.node_id = before.id
  JOIN placement AS two ON two.node_id = after.id AND two.pass_id = one.pass_id
  WHERE traits.shares_room AND one.width > 0 AND one.height > 0 AND two.width > 0 AND two.height > 0
)
SELECT
  pass_id AS pass_id,
  id AS node_id,
  axis AS axis,
  -spacing AS amount,
  first_view AS first_id,
  second_view AS second_id,
  spacing AS spacing,
  are_texts AS are_texts,
  first_length AS first_length,
  second_length AS second_length
FROM pair
WHERE (are_texts OR -spacing >= min(first_length, second_length))
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE pair.id BETWEEN concealed.id AND concealed.last_id)
GROUP BY pass_id, id HAVING min(pair.first_id);
