-- A container that aligns its children spans them all: moved against one another by their guides they may take more than the longest of them.
WITH asked AS (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule IN ('stack.union_of_children', 'zstack.union_of_children')
), child AS MATERIALIZED (
  SELECT child.id, child.view_id, iif(:axis = 'w', placement.x, placement.y) AS start, iif(:axis = 'w', placement.width, placement.height) AS length
  FROM asked CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
), ends AS MATERIALIZED (
  -- Aligned, one begins before all others and one ends after them. No row: as it was placed, by another proposal, they span another length.
  SELECT first.id AS first_id, last.id AS last_id, first.view_id AS first_view_id, last.view_id AS last_view_id
  FROM (SELECT * FROM child ORDER BY start, length DESC LIMIT 1) AS first
  CROSS JOIN (SELECT * FROM child ORDER BY start + length DESC, length DESC LIMIT 1) AS last
  CROSS JOIN asked
  WHERE first.id <> last.id AND abs(last.start + last.length - first.start - asked.reply) < 0.005
), stated AS (
  -- Children at the ends whose guide somebody states, and where the guide would lie else; NULL: where its formula says.
  SELECT child.id, child.view_id, guide.source_id, guide.name, guide.value,
    CASE WHEN guide.name IN ('leading', 'top') THEN 0.0
      WHEN guide.name IN ('center', 'trailing', 'bottom') THEN child.length * iif(guide.name = 'center', 0.5, 1) END AS otherwise
  FROM asked CROSS JOIN child
  CROSS JOIN placement_guide AS guide ON guide.node_id = child.id AND guide.pass_id = asked.pass_id AND guide.axis = asked.axis
  WHERE guide.source_id IS NOT NULL AND NOT EXISTS (SELECT * FROM ends WHERE child.id NOT IN (first_id, last_id))
), moved AS MATERIALIZED (
  SELECT * FROM stated WHERE otherwise IS NULL OR abs(otherwise - value) > 0.005 ORDER BY abs(ifnull(otherwise, 0) - value) DESC, source_id LIMIT 2
)
SELECT
  asked.reply AS value,
  asked.node_id AS container_id,
  ifnull((SELECT source_id FROM moved LIMIT 1), asked.node_id) AS by_id,
  ends.first_view_id AS first_id,
  ends.last_view_id AS last_id,
  -- To the right and down is more; a guide further in moves a view out.
  (SELECT json_group_array(json_object('view_id', view_id, 'guide', name, 'guide_value', value, 'otherwise', otherwise, 'shift', otherwise - value)) FROM moved) AS moved,
  (SELECT group_concat(line, char(10)) FROM (
    SELECT 'cause ' || source_id AS line FROM moved
    UNION ALL
    SELECT 'cause ' || asked.node_id || '.alignment' FROM attribute
    WHERE node_id = asked.node_id AND name = 'alignment' AND text <> 'center' AND NOT EXISTS (SELECT * FROM moved)
    UNION ALL
    SELECT * FROM (SELECT 'content ' || view_id FROM child ORDER BY length DESC, id LIMIT 1))) AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM asked LEFT JOIN ends;
