-- Three or more stacks or grids in one another, each of which asks for minimum and maximum before it offers: each level doubles the questions.
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
  min(level.id) AS outermost_id,
  count(*) AS depth,
  -- Of all, where they are of one kind.
  iif(count(DISTINCT node.kind) = 1, min(node.kind), NULL) AS kind,
  max(node.kind IN (SELECT name FROM kind WHERE is_grid)) AS has_grid,
  min(level.id) AS by_id
FROM level JOIN node ON node.id = level.id
HAVING count(*) >= 3;
