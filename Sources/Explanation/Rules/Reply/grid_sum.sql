-- {grid} is as {wide} as its {tracks} and the gaps between them{filled}
-- Whatever it is proposed, a Grid is the sum of its columns and of its rows.
SELECT
  axis_call.reply AS value,
  iif(axis_call.axis = 'w', 'wide', 'high') AS wide,
  iif(axis_call.axis = 'w', 'columns', 'rows') AS tracks,
  axis_call.node_id AS grid_id,
  ifnull(filler.view_id, axis_call.node_id) AS by_id,
  iif(filler.id IS NULL, '', ', and ' || filler.key || ' takes all it is offered') AS filled,
  'add #' || filler.view_id || ' gridCellUnsizedAxes axes=["' || iif(axis_call.axis = 'w', 'horizontal', 'vertical') || '"]' AS edit,
  'With .gridCellUnsizedAxes(.' || iif(axis_call.axis = 'w', 'horizontal', 'vertical') || ') on ' || filler.key AS label,
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
LEFT JOIN (
  -- A cell that takes all it is offered makes its grid do so.
  SELECT cell.id, cell.view_id, view.key, ifnull(grid.id, row.id) AS grid_id, placement.pass_id
  FROM node AS cell
  JOIN node AS view ON view.id = cell.view_id AND view.role = 'leaf' AND view.kind <> 'Text'
  JOIN placement ON placement.node_id = view.id
  JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = :axis AND (took.rule LIKE '%.accepts_proposal' OR took.rule LIKE '%.takes_proposal')
  JOIN node AS row ON row.id = cell.parent_id
  LEFT JOIN node AS grid ON grid.id = row.parent_id AND row.kind = 'GridRow'
  WHERE NOT EXISTS (
    SELECT * FROM node AS modifier WHERE modifier.view_id = cell.view_id AND modifier.kind IN ('frame', 'fixedSize', 'aspectRatio', 'gridCellUnsizedAxes'))
) AS filler ON filler.grid_id = axis_call.node_id AND filler.pass_id = axis_call.pass_id
  AND axis_call.rule <> 'lazyGrid.sum_of_rows' AND axis_call.reply > axis_call.proposal - 0.005
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('grid.sum_of_columns', 'grid.sum_of_rows', 'lazyGrid.sum_of_rows')
ORDER BY filler.id
LIMIT 1;
