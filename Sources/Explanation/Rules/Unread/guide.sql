-- A guide that a view states and that nobody asks for: the container around it aligns by another one along the axis.
-- Sees :node, a view or one of its modifiers, :pass and :axis.
WITH own AS MATERIALIZED (
  SELECT modifier.id, modifier.view_id, attribute.text AS guide FROM node
  CROSS JOIN node AS modifier ON modifier.view_id = node.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE states_guide)
  CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'guide'
  WHERE node.id = :node
    AND attribute.text IN (SELECT value FROM json_each(iif(:axis = 'w', '["leading","trailing"]', '["top","bottom","firstTextBaseline","lastTextBaseline"]')))
), container AS MATERIALIZED (
  SELECT own.*, container.id AS container_id, traits.overlays,
    ifnull((SELECT text FROM attribute WHERE node_id = container.id AND name = 'alignment'), 'center') AS alignment
  FROM own
  CROSS JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
  CROSS JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
  CROSS JOIN kind AS traits ON traits.name = container.kind AND (traits.shares_room OR traits.overlays) AND instr(traits.aligns, :axis)
)
SELECT
  container.id AS by_id,
  container.container_id AS container_id,
  container.guide AS guide,
  container.alignment AS alignment,
  'beside ' || container.container_id || '.alignment=' || container.guide || CASE WHEN container.overlays OR instr(container.alignment, ' ') THEN ''
    ELSE char(10) || 'beside ' || container.id || '.guide=' || container.alignment END AS suspects
FROM container
-- Nobody at all asked for it: a stack around the container may.
WHERE NOT EXISTS (
    SELECT * FROM node CROSS JOIN guide ON guide.node_id = node.id AND guide.pass_id = :pass AND guide.name = container.guide
    CROSS JOIN placement ON placement.node_id = container.container_id AND placement.pass_id = :pass
    WHERE node.view_id = container.view_id AND node.id <= container.id
      AND guide.call_id IN (placement.call_id, placement.arranged_by))
  AND lower(container.alignment) NOT LIKE '%' || lower(container.guide)
  AND lower(container.alignment) NOT LIKE lower(container.guide) || '%'
LIMIT 1;
