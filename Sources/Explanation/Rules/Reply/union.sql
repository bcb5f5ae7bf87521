-- {container} spans its children{how}{moved}{shift}
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
  SELECT view.key, iif(:axis = 'w', placement.x, placement.y) AS start, iif(:axis = 'w', placement.width, placement.height) AS length
  FROM asked CROSS JOIN node AS child ON child.parent_id = asked.node_id CROSS JOIN node AS view ON view.id = child.view_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
)
SELECT
  asked.reply AS value,
  asked.node_id AS container_id,
  ifnull(moved.source_id, asked.node_id) AS by_id,
  iif(moved.view_id IS NOT NULL, ': ', coalesce((
    -- Aligned, one begins before the other and ends before it.
    SELECT printf(': from the %s of %s to the %s of %s', iif(:axis = 'w', 'left', 'top'), first.key, iif(:axis = 'w', 'right', 'bottom'), last.key)
    FROM (SELECT *, row_number() OVER (ORDER BY start, length DESC) AS place FROM extent) AS first
    CROSS JOIN (SELECT *, row_number() OVER (ORDER BY start + length DESC, length DESC) AS place FROM extent) AS last
    WHERE first.place = 1 AND last.place = 1 AND first.key <> last.key AND abs(last.start + last.length - first.start - asked.reply) < 0.005),
    ', aligned with one another')) AS how,
  '' AS moved,
  moved.view_id AS moved_id,
  -- To the right and down is more; a guide further in moves a view out.
  CASE WHEN moved.view_id IS NULL THEN ''
    WHEN moved.otherwise IS NULL THEN printf(' is placed by its %s guide, which is set to %.10g', moved.name, round(moved.value, 2))
    ELSE printf(' is moved by %.10g, since its %s guide is %.10g instead of %.10g', round(moved.otherwise - moved.value, 2), moved.name,
      round(moved.value, 2), round(moved.otherwise, 2)) END AS shift,
  coalesce('remove #' || moved.source_id, (
    SELECT 'set #' || asked.node_id || '.alignment null' FROM attribute WHERE node_id = asked.node_id AND name = 'alignment' AND text <> 'center')) AS edit,
  iif(moved.source_id IS NULL, 'Without the alignment of {container}', 'Without {by}') AS label,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(asked.axis = 'w', 'width', 'height') || '=' || (asked.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = asked.node_id AND placement.pass_id = asked.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  asked.id AS because,
  'offer' AS because_ask
FROM asked LEFT JOIN moved;
