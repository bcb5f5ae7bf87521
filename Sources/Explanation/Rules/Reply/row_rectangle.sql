-- A GridRow is what its Grid makes of it; cells that take all the height of the row make it so high.
-- Only of: is_grid_row
WITH filling AS MATERIALIZED (
  SELECT group_concat(view.id, '+') AS ids
  FROM call AS asked CROSS JOIN node AS cell ON cell.parent_id = asked.node_id
  CROSS JOIN node AS view ON view.id = cell.view_id AND view.role = 'leaf'
  CROSS JOIN placement ON placement.node_id = view.id AND placement.pass_id = asked.pass_id
  CROSS JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = 'h' AND took.takes_offer AND abs(took.reply - asked.reply_height) < 0.005
  WHERE asked.id = :call AND :axis = 'h' HAVING count(*) BETWEEN 1 AND 6
)
SELECT
  axis_call.reply AS value,
  rule.title AS title,
  axis_call.node_id AS by_id,
  ifnull((SELECT 'greedy ' || ids || char(10) FROM filling), '') || 'content ' || axis_call.node_id AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
JOIN rule ON rule.code = axis_call.rule
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'gridRow.rectangle';
