-- Along its edge's axis a safeAreaInset is as long as the view, the spacing and the content that stands beside the view.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  'cause ' || axis_call.node_id || ifnull((
    SELECT char(10) || 'content ' || child.view_id
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1), '') AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'safeAreaInset.sum';
