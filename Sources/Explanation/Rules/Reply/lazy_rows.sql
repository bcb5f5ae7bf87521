-- {grid} is as {wide} as its {many}{tracks}{lengths}
-- Only of: LazyVGrid, LazyHGrid
-- Along the axis it scrolls a lazy grid is as long as its rows and the gaps between them.
WITH asked AS (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule = 'lazyGrid.sum_of_rows'
), size AS MATERIALIZED (
  SELECT count(*) AS count FROM asked JOIN node ON node.parent_id = asked.node_id
), cell AS (
  SELECT cell.ordinal, view.key AS key,
    iif(asked.axis = 'w', placement.x, placement.y) AS start, iif(asked.axis = 'w', placement.width, placement.height) AS length
  FROM asked CROSS JOIN node AS cell ON cell.parent_id = asked.node_id AND (SELECT count FROM size) <= 240
  CROSS JOIN node AS view ON view.id = cell.view_id
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
    (SELECT own.key FROM placed AS own WHERE own.line = placed.line ORDER BY own.length DESC, own.ordinal LIMIT 1) AS key
  FROM placed GROUP BY placed.line
), track AS MATERIALIZED (
  SELECT *, stop - start AS length, start - lag(stop) OVER (ORDER BY line) AS gap, count(*) OVER () AS many FROM line
), total AS (
  -- Nothing where rows are out of sight, or cells stick out of their rows.
  SELECT max(many) AS many, sum(length) AS length, total(gap) AS gaps FROM track
  HAVING sum(cells) = (SELECT count FROM size) AND abs(sum(length) + total(gap) - (SELECT reply FROM asked)) < 0.005
)
SELECT
  asked.reply AS value,
  asked.node_id AS grid_id,
  asked.node_id AS by_id,
  iif(asked.axis = 'w', 'wide', 'high') AS wide,
  iif(asked.axis = 'w', 'columns', 'rows') AS tracks,
  ifnull((SELECT many || ' ' FROM total WHERE many > 6), '') AS many,
  ifnull((
    SELECT ': ' || iif(many > 6, printf('%.10g', round(length, 2)), (
        SELECT group_concat(iif(line = 1, '', iif(line = many, ' and ', ', ')) || printf('%.10g of %s', round(length, 2), key), '') FROM (SELECT * FROM track ORDER BY line)))
      || iif(gaps > 0.005, printf(', and %.10g for gaps', round(gaps, 2)), '')
    FROM total), ' and the gaps between them') AS lengths,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(asked.axis = 'w', 'width', 'height') || '=' || (asked.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = asked.node_id AND placement.pass_id = asked.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  asked.id AS because,
  'offer' AS because_ask
FROM asked;
