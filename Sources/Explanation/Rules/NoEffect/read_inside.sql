-- A size that is read inside of a frame that is computed from it: the frame offers the length, and the reader reads it back.
-- Sees :node, a readSize, and :pass.
WITH RECURSIVE above (id) AS (
  SELECT parent_id FROM node WHERE node.id = :node AND node.kind IN (SELECT name FROM kind WHERE reads_size)
  UNION ALL
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id) FROM above WHERE above.id IS NOT NULL
), own AS MATERIALIZED (
  -- A length that it is proposed and answers.
  SELECT
    (SELECT text FROM attribute WHERE attribute.node_id = :node AND attribute.name = 'into') || '.' || dimension.value AS member,
    dimension.value AS dimension,
    iif(dimension.value = 'width', placement.width, placement.height) AS length
  FROM placement CROSS JOIN json_each('["width", "height"]') AS dimension
  WHERE placement.node_id = :node AND placement.pass_id = :pass
    AND iif(dimension.value = 'width', placement.proposal_width = placement.width, placement.proposal_height = placement.height)
)
SELECT
  above.id AS box_id,
  own.length AS length
FROM above CROSS JOIN own
WHERE (SELECT kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE sets_length) AND EXISTS (
  SELECT * FROM attribute
  WHERE attribute.node_id = above.id AND attribute.name LIKE '%' || own.dimension AND attribute.number = own.length
    AND ' ' || attribute.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || own.member || '[^a-zA-Z0-9_]*')
ORDER BY above.id DESC, own.dimension DESC
LIMIT 1;
