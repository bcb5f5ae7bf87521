-- A cell that a Grid places, or its row, and that has no say in its columns' widths: it has what these have together.
unsized AS (
  SELECT child.id
  FROM axis_call AS child CROSS JOIN call AS parent ON parent.id = child.parent_id
  CROSS JOIN node AS around ON around.id = parent.node_id AND +around.kind IN (SELECT name FROM kind WHERE is_grid OR is_grid_row)
  CROSS JOIN node AS cell ON cell.id = child.node_id
  CROSS JOIN node AS modifier ON modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)
  CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'axes' AND attribute.text LIKE '%horizontal%'
  WHERE child.id = :call AND child.axis = :axis AND child.axis = 'w' AND child.reason IN ('place', 'grid-slot', 'grid-again')
)
