-- The root of the scene, which the canvas asks and nobody else.
SELECT
  count(*) AS value,
  :node AS root_id,
  :node AS by_id,
  NULL AS because
FROM call
WHERE node_id = :node AND pass_id = :pass
HAVING (SELECT parent_id FROM node WHERE id = :node) IS NULL;
