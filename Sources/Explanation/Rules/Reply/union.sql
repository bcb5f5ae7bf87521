-- A container that aligns its children spans them all: moved against one another by their guides they may take more than the longest of them.
WITH asked AS (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule IN ('stack.union_of_children', 'zstack.union_of_children')
), guided AS (
  -- Children whose guide somebody states, and where the guide would lie else; NULL: where its formula says.
  SELECT child.view_id, stated.source_id, stated.name, stated.value,
    CASE WHEN stated.name IN ('leading', 'top') THEN 0.0
      WHEN stated.name IN ('center', 'trailing', 'bottom')
        THEN iif(asked.axis = 'w', placement.width, placement.height) * iif(stated.name = 'center', 0.5, 1) END AS otherwise
  FROM asked CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
  CROSS JOIN placement_guide AS stated ON stated.node_id = child.id AND stated.pass_id = asked.pass_id AND stated.axis = asked.axis
  WHERE stated.source_id IS NOT NULL
), moved AS (
  SELECT * FROM guided WHERE otherwise IS NULL OR abs(otherwise - value) > 0.005 ORDER BY abs(ifnull(otherwise, 0) - value) DESC, source_id LIMIT 1
), extent AS MATERIALIZED (
  SELECT child.id, child.view_id, iif(:axis = 'w', placement.x, placement.y) AS start, iif(:axis = 'w', placement.width, placement.height) AS length
  FROM asked CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
), ends AS (
  -- Aligned, one begins before the other and ends before it.
  SELECT first.view_id AS first_id, last.view_id AS last_id
  FROM (SELECT * FROM extent ORDER BY start, length DESC LIMIT 1) AS first
  CROSS JOIN (SELECT * FROM extent ORDER BY start + length DESC, length DESC LIMIT 1) AS last
  CROSS JOIN asked
  WHERE first.id <> last.id AND abs(last.start + last.length - first.start - asked.reply) < 0.005
)
SELECT
  asked.reply AS value,
  asked.node_id AS container_id,
  ifnull(moved.source_id, asked.node_id) AS by_id,
  ends.first_id AS first_id,
  ends.last_id AS last_id,
  moved.view_id AS moved_id,
  moved.name AS guide,
  moved.value AS guide_value,
  moved.otherwise AS otherwise,
  -- To the right and down is more; a guide further in moves a view out.
  moved.otherwise - moved.value AS shift,
  (SELECT group_concat(line, char(10)) FROM (
    SELECT coalesce('cause ' || moved.source_id, (
      SELECT 'cause ' || asked.node_id || '.alignment' FROM attribute WHERE node_id = asked.node_id AND name = 'alignment' AND text <> 'center')) AS line
    UNION ALL
    SELECT * FROM (SELECT 'content ' || view_id FROM extent ORDER BY length DESC, id LIMIT 1))) AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM asked LEFT JOIN moved LEFT JOIN ends;
