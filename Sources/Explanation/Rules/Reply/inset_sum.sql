-- {by} is the view, the spacing and the content
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  'remove #' || axis_call.node_id AS edit,
  'Without {by}' AS label,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(axis_call.axis = 'w', 'width', 'height') || '=' || (axis_call.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'safeAreaInset.sum';
