-- {amount} {wider} than {holder}: {out}
-- The nearest view around it that does not hold it. A hundredth of a point is no overflow.
WITH RECURSIVE own AS (
  SELECT iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high
  FROM placement WHERE pass_id = :pass AND node_id = :node
), above (id, kind, depth) AS (
  -- Scalar subqueries: for a join SQLite would read all nodes into a Bloom filter.
  SELECT node.parent_id, (SELECT kind FROM node AS parent WHERE parent.id = node.parent_id), 1 FROM node WHERE id = :node
  UNION ALL
  SELECT
    (SELECT parent_id FROM node WHERE node.id = above.id),
    (SELECT parent.kind FROM node JOIN node AS parent ON parent.id = node.parent_id WHERE node.id = above.id),
    above.depth + 1
  FROM above WHERE above.id IS NOT NULL
), holder AS (
  SELECT above.id, above.kind, above.depth, iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high
  FROM above JOIN placement ON placement.node_id = above.id AND placement.pass_id = :pass
)
SELECT
  holder.id AS holder_id,
  holder.id AS by_id,
  max(holder.low - own.low, 0) + max(own.high - holder.high, 0) AS amount,
  iif((own.high - own.low) > (holder.high - holder.low) + 0.01, iif(:axis = 'w', 'wider', 'higher'), 'further') AS wider,
  CASE
    WHEN own.high - holder.high <= 0.01 THEN printf('%.10g out %s', round(holder.low - own.low, 2), iif(:axis = 'w', 'on the left', 'at the top'))
    WHEN holder.low - own.low <= 0.01 THEN printf('%.10g out %s', round(own.high - holder.high, 2), iif(:axis = 'w', 'on the right', 'at the bottom'))
    ELSE printf('%.10g out %s, %.10g %s', round(holder.low - own.low, 2), iif(:axis = 'w', 'on the left', 'at the top'),
      round(own.high - holder.high, 2), iif(:axis = 'w', 'on the right', 'at the bottom'))
  END AS out
FROM holder JOIN own
WHERE (holder.low - own.low > 0.01 OR own.high - holder.high > 0.01)
  -- What offset and position move is meant to stick out, and so is what can be scrolled.
  AND holder.kind NOT IN ('offset', 'position', 'ScrollView', 'List')
  -- The nearest of these once, not once a holder.
  AND holder.depth < ifnull((SELECT min(depth) FROM above WHERE kind IN ('offset', 'position', 'ScrollView', 'List')), 9e999)
ORDER BY holder.depth
LIMIT 1;
