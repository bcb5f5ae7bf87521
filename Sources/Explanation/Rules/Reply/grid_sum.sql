-- {grid} is as {wide} as its {tracks} and the gaps between them{filled}
-- Whatever it is proposed, a Grid is the sum of its columns and of its rows.
WITH asked AS (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule IN ('grid.sum_of_columns', 'grid.sum_of_rows', 'lazyGrid.sum_of_rows')
), cell AS (
  SELECT child.id, child.view_id FROM asked JOIN node AS child ON child.parent_id = asked.node_id
  UNION ALL
  SELECT inner.id, inner.view_id
  FROM asked JOIN node AS child ON child.parent_id = asked.node_id AND child.kind = 'GridRow' JOIN node AS inner ON inner.parent_id = child.id
), filler AS (
  -- A cell that takes all it is offered makes its grid do so.
  SELECT cell.view_id, view.key
  FROM asked
  CROSS JOIN cell
  CROSS JOIN node AS view ON view.id = cell.view_id AND view.role = 'leaf' AND view.kind <> 'Text'
  CROSS JOIN placement ON placement.node_id = view.id AND placement.pass_id = asked.pass_id
  CROSS JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = :axis AND (took.rule LIKE '%.accepts_proposal' OR took.rule LIKE '%.takes_proposal')
  WHERE asked.rule <> 'lazyGrid.sum_of_rows' AND asked.reply > asked.proposal - 0.005
    AND NOT EXISTS (
      SELECT * FROM node AS modifier WHERE modifier.view_id = cell.view_id AND modifier.kind IN ('frame', 'fixedSize', 'aspectRatio', 'gridCellUnsizedAxes'))
  ORDER BY cell.id
  LIMIT 1
)
SELECT
  asked.reply AS value,
  iif(asked.axis = 'w', 'wide', 'high') AS wide,
  iif(asked.axis = 'w', 'columns', 'rows') AS tracks,
  asked.node_id AS grid_id,
  ifnull(filler.view_id, asked.node_id) AS by_id,
  iif(filler.view_id IS NULL, '', ', and ' || filler.key || ' takes all it is offered') AS filled,
  'add #' || filler.view_id || ' gridCellUnsizedAxes axes=["' || iif(asked.axis = 'w', 'horizontal', 'vertical') || '"]' AS edit,
  'With .gridCellUnsizedAxes(.' || iif(asked.axis = 'w', 'horizontal', 'vertical') || ') on ' || filler.key AS label,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(asked.axis = 'w', 'width', 'height') || '=' || (asked.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = asked.node_id AND placement.pass_id = asked.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  asked.id AS because,
  'offer' AS because_ask
FROM asked
LEFT JOIN filler;
