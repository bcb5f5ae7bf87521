-- A view that ignores a safe area where there is none: the canvas keeps none, nor does a view around it.
-- Sees :node, the ignoresSafeArea, and :pass.
WITH RECURSIVE above (id) AS (
  SELECT :node
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id) FROM above WHERE above.id IS NOT NULL
)
SELECT own.id AS by_id
FROM node AS own
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE ignores_safe_area)
  -- In a trace of an earlier version the scene's own.
  AND iif(EXISTS (SELECT * FROM environment WHERE pass_id = :pass),
    NOT EXISTS (SELECT * FROM environment WHERE pass_id = :pass AND name GLOB 'safeArea.*' AND number <> 0),
    NOT EXISTS (SELECT * FROM scene WHERE json_extract(json, '$.environment.safeArea') IS NOT NULL))
  AND NOT EXISTS (
    SELECT * FROM above
    WHERE (SELECT kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE insets_safe_area OR insets AND instr(reads, 'safeArea')));
