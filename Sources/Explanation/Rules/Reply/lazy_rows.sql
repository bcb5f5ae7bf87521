-- Along the axis in which it scrolls a lazy grid is as long as its rows and the gaps between them.
-- Only of: LazyVGrid, LazyHGrid
WITH asked AS (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule = 'lazyGrid.sum_of_rows'
), size AS MATERIALIZED (
  SELECT count(*) AS count FROM asked JOIN node ON node.parent_id = asked.node_id
), cell AS (
  SELECT cell.ordinal, cell.view_id,
    iif(asked.axis = 'w', placement.x, placement.y) AS start, iif(asked.axis = 'w', placement.width, placement.height) AS length
  FROM asked CROSS JOIN node AS cell ON cell.parent_id = asked.node_id AND (SELECT count FROM size) <= 240
  CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = asked.pass_id
), step AS (
  -- A row begins with a cell that stands below all before it.
  SELECT *, ifnull(start > lag(start) OVER before + 0.001 AND start > max(start + length) OVER (before ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) - 0.001, 1) AS begins
  FROM cell WINDOW before AS (ORDER BY ordinal)
), placed AS (
  SELECT *, sum(begins) OVER (ORDER BY ordinal) AS line FROM step
), line AS (
  -- The first of its cells that is as long as it.
  SELECT placed.line, min(start) AS start, max(start + length) AS stop, count(*) AS cells,
    (SELECT own.view_id FROM placed AS own WHERE own.line = placed.line ORDER BY own.length DESC, own.ordinal LIMIT 1) AS view_id
  FROM placed GROUP BY placed.line
), track AS MATERIALIZED (
  SELECT *, stop - start AS length, start - lag(stop) OVER (ORDER BY line) AS gap FROM line
), total AS (
  -- Nothing where rows are out of sight, or cells stick out of their rows.
  SELECT count(*) AS many, sum(length) AS length, total(gap) AS gaps FROM track
  HAVING sum(cells) = (SELECT count FROM size) AND abs(sum(length) + total(gap) - (SELECT reply FROM asked)) < 0.005
)
SELECT
  asked.reply AS value,
  asked.node_id AS grid_id,
  asked.node_id AS by_id,
  total.many AS count,
  total.length AS length,
  total.gaps AS gaps,
  iif(total.many <= 6, (SELECT json_group_array(json_object('length', length, 'view_id', view_id)) FROM (SELECT length, view_id FROM track ORDER BY line)), NULL) AS lines,
  (
    SELECT 'content ' || child.view_id
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = asked.node_id AND placement.pass_id = asked.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1) AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM asked
LEFT JOIN total;
