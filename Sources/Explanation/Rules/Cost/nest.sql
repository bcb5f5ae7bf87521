-- {levels} in one another, {outermost} the outermost, each ask for {kinds} before they offer: an exponential nest. Without the cache at least {growth} questions come here for one that is asked there
-- A stack asks each of several views how short and how long it can be; where stacks stand in one another, each level doubles the questions.
WITH RECURSIVE above (id, parent_id) AS (
  SELECT id, parent_id FROM node WHERE id = :node
  UNION ALL
  SELECT node.id, node.parent_id FROM above JOIN node ON node.id = above.parent_id AND node.id < above.id
), level AS (
  SELECT above.parent_id AS id
  FROM above
  WHERE above.parent_id IS NOT NULL AND EXISTS (
    SELECT * FROM call JOIN reason ON reason.id = call.reason_id AND reason.name IN ('probe-maximum', 'grid-probe-maximum')
    WHERE call.node_id = above.id AND call.pass_id = :pass)
)
SELECT
  count(*) || iif((SELECT count(DISTINCT node.kind) FROM level JOIN node ON node.id = level.id) = 1,
    ' ' || (SELECT node.kind FROM level JOIN node ON node.id = level.id LIMIT 1) || 's',
      iif(EXISTS (SELECT * FROM level JOIN node ON node.id = level.id AND node.kind = 'Grid'), ' stacks and grids', ' stacks')) AS levels,
  min(id) AS outermost_id,
  'minimum and maximum' AS kinds,
  iif(count(*) < 50, printf('2^%d = %,d', count(*), 1 << count(*)), printf('2^%d', count(*))) AS growth,
  count(*) AS depth,
  min(id) AS by_id
FROM level
HAVING count(*) >= 3;
