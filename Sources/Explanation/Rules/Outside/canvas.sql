-- A view outside of what is seen, as far as it is not clipped away: what offset and position move, and what can be scrolled, may be there on purpose.
WITH RECURSIVE own AS (
  SELECT iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high,
    (SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM pass WHERE id = :pass) AS canvas
  FROM placement WHERE pass_id = :pass AND node_id = :node
), above (id, kind) AS (
  -- Scalar subqueries: for a join SQLite would read all nodes into a Bloom filter.
  SELECT node.parent_id, (SELECT kind FROM node AS parent WHERE parent.id = node.parent_id) FROM node WHERE id = :node
  UNION ALL
  SELECT
    (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id),
    (SELECT parent.kind FROM node JOIN node AS parent ON parent.id = node.parent_id WHERE node.id = above.id)
  FROM above WHERE above.id IS NOT NULL
), clip AS (
  SELECT iif(:axis = 'w', absolute_x, absolute_y) AS low, iif(:axis = 'w', absolute_x + width, absolute_y + height) AS high
  FROM above CROSS JOIN placement ON placement.node_id = above.id AND placement.pass_id = :pass
  WHERE above.kind IN (SELECT name FROM kind WHERE clips)
), seen AS (
  SELECT max(low, ifnull((SELECT max(low) FROM clip), low)) AS low, min(high, ifnull((SELECT min(high) FROM clip), high)) AS high, canvas FROM own
)
SELECT
  :node AS by_id,
  -low AS before,
  high - canvas AS after,
  low - canvas AS away,
  low < -0.01 AS is_before,
  high > canvas + 0.01 AS is_after,
  low < canvas + 0.005 AND low >= canvas - 0.01 AS is_at_end,
  high <= 0.01 OR low >= canvas - 0.01 AS is_gone
FROM seen
WHERE low < high + 0.005 AND (low < -0.01 OR high > canvas + 0.01)
  AND NOT EXISTS (SELECT * FROM above WHERE kind IN (SELECT name FROM kind WHERE moves OR ignores_safe_area OR instr(scrolls, :axis)));
