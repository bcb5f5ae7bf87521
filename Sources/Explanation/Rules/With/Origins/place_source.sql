-- A place is that of the view around, and where the view stands in it: along a stack behind the child before, else where their lengths and guides put it.
standing AS MATERIALIZED (
  SELECT axis_placement.node_id, axis_placement.axis, axis_placement.parent_id, axis_placement.previous_id,
    kind.axis = axis_placement.axis AND (kind.shares_room OR kind.lazy AND kind.tracks IS NULL) AS is_along
  FROM placed CROSS JOIN axis_placement ON axis_placement.node_id = placed.node_id AND axis_placement.pass_id = placed.pass_id
  LEFT JOIN kind ON kind.name = axis_placement.parent_kind
), place_source (node_id, axis, number, rank, of_node_id, of_axis, of_number, sign) AS (
  SELECT node_id, axis, 'place', 1, parent_id, axis, 'place', 1 FROM standing WHERE parent_id IS NOT NULL
  UNION ALL
  SELECT node_id, axis, 'place', 1, node_id, axis, 'within', 1 FROM standing WHERE parent_id IS NOT NULL
  UNION ALL
  SELECT node_id, axis, 'place', 1, node_id, axis, 'size', NULL FROM standing WHERE parent_id IS NULL
  UNION ALL
  SELECT node_id, axis, 'place', 1, NULL, axis, 'canvas', NULL FROM standing WHERE parent_id IS NULL
  UNION ALL
  SELECT node_id, axis, 'within', 1, previous_id, axis, 'within', 1 FROM standing WHERE is_along AND previous_id IS NOT NULL
  UNION ALL
  SELECT node_id, axis, 'within', 1, previous_id, axis, 'size', 1 FROM standing WHERE is_along AND previous_id IS NOT NULL
  UNION ALL
  SELECT node_id, axis, 'within', 1, node_id, axis, 'gap', 1 FROM standing WHERE is_along AND previous_id IS NOT NULL
  UNION ALL
  SELECT node_id, axis, 'within', 1, parent_id, axis, 'own', NULL FROM standing WHERE parent_id IS NOT NULL AND is_along IS NOT 1
  UNION ALL
  SELECT standing.node_id, standing.axis, 'within', 1, modifier.id, standing.axis, 'own', NULL
  FROM standing CROSS JOIN node ON node.id = standing.node_id CROSS JOIN node AS modifier ON modifier.view_id = node.view_id AND +modifier.id >= node.id
  CROSS JOIN kind ON kind.name = modifier.kind AND kind.states_guide
  WHERE standing.is_along IS NOT 1
  UNION ALL
  SELECT node_id, axis, 'within', 1, node_id, axis, 'size', NULL FROM standing WHERE parent_id IS NOT NULL AND is_along IS NOT 1
  UNION ALL
  SELECT node_id, axis, 'within', 1, parent_id, axis, 'size', NULL FROM standing WHERE parent_id IS NOT NULL AND is_along IS NOT 1
  UNION ALL
  SELECT node_id, axis, 'within', 2, parent_id, axis, 'children', NULL FROM standing WHERE parent_id IS NOT NULL AND is_along IS NOT 1
)
