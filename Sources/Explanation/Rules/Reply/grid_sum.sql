-- {by} is as {wide} as its {tracks} and the gaps between them
-- Whatever it is proposed, a Grid is the sum of its columns and of its rows.
SELECT
  axis_call.reply AS value,
  iif(axis_call.axis = 'w', 'wide', 'high') AS wide,
  iif(axis_call.axis = 'w', 'columns', 'rows') AS tracks,
  axis_call.node_id AS by_id,
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
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('grid.sum_of_columns', 'grid.sum_of_rows', 'lazyGrid.sum_of_rows');
