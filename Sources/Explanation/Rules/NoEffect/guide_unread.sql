-- {container} aligns by {alignment}, and {outer}{asks}
-- Sees :node, the alignmentGuide.
WITH RECURSIVE own AS MATERIALIZED (
  SELECT container.id AS container_id, container.parent_id, lower(attribute.text) AS guide, attribute.text AS name,
    ifnull((SELECT text FROM attribute WHERE node_id = container.id AND name = 'alignment'), 'center') AS alignment
  FROM node AS own
  JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'guide'
  JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
  JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
  WHERE own.id = :node AND own.kind = 'alignmentGuide'
    AND container.kind IN ('HStack', 'VStack', 'ZStack', 'LazyHStack', 'LazyVStack', 'overlay', 'background')
  LIMIT 1
), above (id) AS (
  SELECT parent_id FROM own
  UNION ALL
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id) FROM above WHERE above.id IS NOT NULL
), outer AS (
  -- The nearest around the container that aligns by it, and so asks what the container stands in.
  SELECT max(above.id) AS id FROM above CROSS JOIN own
  WHERE (SELECT kind FROM node WHERE node.id = above.id) IN ('HStack', 'VStack', 'ZStack', 'LazyHStack', 'LazyVStack', 'overlay', 'background')
    AND instr(lower(ifnull((SELECT text FROM attribute WHERE node_id = above.id AND attribute.name = 'alignment'), 'center')), own.guide) > 0
)
SELECT
  own.container_id,
  own.alignment,
  outer.id AS outer_id,
  '' AS outer,
  iif(outer.id IS NULL, 'nothing asks for ' || own.name,
    printf(', which aligns by %s, asks %s for it, and not %s', own.name, (SELECT key FROM node WHERE node.id = own.container_id),
      (SELECT view.key FROM node CROSS JOIN node AS view ON view.id = node.view_id WHERE node.id = :node))) AS asks
FROM own JOIN outer
WHERE instr(lower(own.alignment), own.guide) = 0;
