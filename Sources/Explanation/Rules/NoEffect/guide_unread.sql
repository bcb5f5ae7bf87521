-- A guide that nobody asks for: the container around its view aligns by another one, and who aligns by this one asks the container.
-- Sees :node, the alignmentGuide.
WITH RECURSIVE aligner (kind) AS (
  SELECT name FROM kind WHERE shares_room OR overlays OR layer IS NOT NULL OR lazy AND tracks IS NULL AND aligns IS NOT NULL
), own AS MATERIALIZED (
  SELECT container.id AS container_id, container.parent_id, own.view_id, lower(attribute.text) AS guide, attribute.text AS name,
    ifnull((SELECT text FROM attribute WHERE node_id = container.id AND name = 'alignment'), 'center') AS alignment
  FROM node AS own
  JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'guide'
  JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
  JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
  WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE states_guide) AND container.kind IN aligner
  LIMIT 1
), above (id) AS (
  SELECT parent_id FROM own
  UNION ALL
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id) FROM above WHERE above.id IS NOT NULL
), outer AS (
  -- The nearest around the container that aligns by it, and so asks the child that the container is.
  SELECT max(above.id) AS id FROM above CROSS JOIN own
  WHERE (SELECT kind FROM node WHERE node.id = above.id) IN aligner
    AND instr(lower(ifnull((SELECT text FROM attribute WHERE node_id = above.id AND attribute.name = 'alignment'), 'center')), own.guide) > 0
)
SELECT
  own.container_id,
  own.view_id,
  own.alignment,
  own.name AS guide,
  outer.id AS outer_id
FROM own JOIN outer
WHERE instr(lower(own.alignment), own.guide) = 0;
