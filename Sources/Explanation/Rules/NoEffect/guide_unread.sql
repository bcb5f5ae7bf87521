-- {container} aligns by {alignment}, and nothing asks for {guide}
-- Sees :node, the alignmentGuide.
SELECT
  container.id AS container_id,
  ifnull((SELECT text FROM attribute WHERE node_id = container.id AND name = 'alignment'), 'center') AS alignment,
  attribute.text AS guide
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'guide'
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
WHERE own.id = :node AND own.kind = 'alignmentGuide'
  AND container.kind IN ('HStack', 'VStack', 'ZStack', 'LazyHStack', 'LazyVStack', 'overlay', 'background')
  AND instr(lower(ifnull((SELECT text FROM attribute WHERE node_id = container.id AND name = 'alignment'), 'center')), lower(attribute.text)) = 0;
