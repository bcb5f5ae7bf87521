-- A lazy stack estimates its length: it asks as many of its children as fill the viewport. What is not in sight nobody asks; it counts as long as
-- what was asked is on average, where it is scrolled to with what is in sight there.
SELECT
  axis_call.reply AS value,
  (SELECT count(DISTINCT child.node_id) FROM call AS child
    WHERE child.id > axis_call.computed_by AND child.id <= (SELECT last_id FROM call WHERE id = axis_call.computed_by)
      AND +child.parent_id = axis_call.computed_by) AS asked,
  (SELECT count(*) FROM node AS child WHERE child.parent_id = axis_call.node_id
    AND EXISTS (SELECT * FROM call WHERE call.node_id = child.id AND call.pass_id = axis_call.pass_id)) AS known,
  (SELECT count(*) FROM node WHERE parent_id = axis_call.node_id) AS count,
  axis_call.node_id AS by_id,
  (
    SELECT 'content ' || child.view_id
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1) AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'lazy.estimate';
