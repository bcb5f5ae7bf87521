-- The nearest view around it that does not hold it. A hundredth of a point is no overflow; what is clipped away sticks out of nothing, and
-- what is meant to stick out of that view is no trouble.
WITH RECURSIVE
-- With: enclosing,
own AS (
  SELECT iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high
  FROM placement WHERE pass_id = :pass AND node_id = :node
), holder AS (
  SELECT enclosing.id, enclosing.kind, enclosing.depth, (SELECT view_id FROM node WHERE node.id = enclosing.id) AS view_id, iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high
  FROM enclosing JOIN placement ON placement.node_id = enclosing.id AND placement.pass_id = :pass
), clip AS (
  SELECT * FROM holder WHERE kind IN (SELECT name FROM kind WHERE clips)
), edge AS (
  -- Where it ends to count, from each holder on: clipped it is not drawn beyond, and only a negative padding has less room than what is in it.
  SELECT holder.*,
    max(low) FILTER (WHERE kind IN (SELECT name FROM kind WHERE clips OR insets)) OVER (ORDER BY depth) AS edge_low,
    min(high) FILTER (WHERE kind IN (SELECT name FROM kind WHERE clips OR insets)) OVER (ORDER BY depth) AS edge_high
  FROM holder
), bound AS (
  -- What of it counts outside of each.
  SELECT edge.id, edge.depth, edge.low, edge.high, max(own.low, ifnull(edge_low, own.low)) AS own_low, min(own.high, ifnull(edge_high, own.high)) AS own_high
  FROM edge JOIN own
  -- What a modifier of the holder's own view clips is not drawn outside of it.
  WHERE NOT EXISTS (SELECT * FROM clip WHERE clip.view_id = edge.view_id AND clip.depth > edge.depth)
), nearest AS (
  SELECT *, ifnull((SELECT enclosing.id FROM enclosing WHERE enclosing.depth = bound.depth - 1), :node) AS inner_id
  FROM bound
  WHERE (bound.low - bound.own_low > 0.01 OR bound.own_high - bound.high > 0.01)
    -- What offset and position move, what can be scrolled or ignores the safe area has no bound around that.
    AND bound.depth < ifnull((SELECT min(depth) FROM enclosing WHERE kind IN (
      SELECT name FROM kind WHERE moves OR ignores_safe_area OR instr(scrolls, :axis))), 9e999)
  ORDER BY bound.depth
  LIMIT 1
)
SELECT
  bound.id AS holder_id,
  bound.id AS by_id,
  bound.low - bound.own_low AS before,
  bound.own_high - bound.high AS after,
  max(bound.low - bound.own_low, 0) + max(bound.own_high - bound.high, 0) AS amount,
  -- What ends within it on one side is out by more than it is larger.
  bound.own_low <= bound.low + 0.01 AND bound.own_high >= bound.high - 0.01 AS is_larger
FROM nearest AS bound
WHERE NOT ifnull((SELECT meant FROM overflow WHERE overflow.node_id = bound.inner_id AND overflow.pass_id = :pass AND overflow.axis = :axis), 0);
