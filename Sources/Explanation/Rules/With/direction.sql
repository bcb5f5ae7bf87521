-- Reading from right to left around a node, or not: by the nearest modifier around it that says so, which `id` is, else by the pass.
direction AS MATERIALIZED (
  SELECT said.node_id AS id,
    ifnull(said.text, (SELECT text FROM environment WHERE pass_id = :pass AND name = 'layoutDirection')) IS 'rightToLeft' AS is_mirrored
  FROM (SELECT 1) LEFT JOIN (
    WITH RECURSIVE above (id, depth) AS (
      SELECT (SELECT parent_id FROM node WHERE node.id = :node), 0
      UNION ALL
      SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
    )
    SELECT attribute.node_id, attribute.text FROM above JOIN attribute ON attribute.node_id = above.id AND attribute.name = 'layoutDirection'
    ORDER BY above.depth LIMIT 1) AS said
)