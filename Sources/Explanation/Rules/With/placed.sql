-- A place along the axis, with its start counted from where guides count: from the right, where what is around it reads from right to left.
placed AS (
  SELECT place.*, iif(:axis = 'w' AND direction.is_mirrored, place.parent_length - place.position - place.length, place.position) AS start
  FROM axis_placement AS place CROSS JOIN direction
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
)