-- {grid} is as {wide} as its {tracks}{lengths}{filled}
-- Only of: Grid, GridRow
-- Whatever it is proposed, a Grid is the sum of its columns and of its rows.
WITH asked AS (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule IN ('grid.sum_of_columns', 'grid.sum_of_rows') LIMIT 1
), cell AS (
  SELECT child.id, child.view_id FROM asked JOIN node AS child ON child.parent_id = asked.node_id
  UNION ALL
  SELECT inner.id, inner.view_id
  FROM asked JOIN node AS child ON child.parent_id = asked.node_id AND child.kind = 'GridRow' JOIN node AS inner ON inner.parent_id = child.id
), size AS MATERIALIZED (
  SELECT count(*) AS count FROM cell
), filler AS (
  -- A cell that takes all it is offered makes its grid do so.
  SELECT cell.view_id, view.key
  FROM asked
  CROSS JOIN cell
  CROSS JOIN node AS view ON view.id = cell.view_id AND iif(cell.id, view.role = 'leaf' AND view.kind <> 'Text', NULL)
  CROSS JOIN placement ON placement.node_id = view.id AND placement.pass_id = asked.pass_id
  CROSS JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = :axis AND (took.rule LIKE '%.accepts_proposal' OR took.rule LIKE '%.takes_proposal')
  WHERE asked.reply < asked.proposal + 0.005 AND asked.proposal < 9e999
    AND NOT EXISTS (
      SELECT * FROM node AS modifier WHERE modifier.view_id = cell.view_id AND modifier.kind IN ('fixedSize', 'aspectRatio', 'scaledToFit', 'scaledToFill', 'gridCellUnsizedAxes'))
    -- A frame of the other axis alone leaves it this one.
    AND NOT EXISTS (
      SELECT * FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name LIKE iif(asked.axis = 'w', '%width', '%height')
      WHERE modifier.view_id = cell.view_id AND modifier.kind = 'frame')
  ORDER BY cell.id
  LIMIT 1
), room (words) AS (
  SELECT iif(axis = 'w' AND reply < proposal - 0.005 AND proposal < 9e999, printf(', which leave %.10g of %.10g', round(proposal - reply, 2), round(proposal, 2)), '')
  FROM asked
), taking AS (
  -- What each cell was offered as the columns were made, and took.
  SELECT took.reply, took.proposal
  FROM asked CROSS JOIN placement AS around ON around.pass_id = asked.pass_id AND around.node_id = asked.node_id
  CROSS JOIN cell
  CROSS JOIN call ON call.node_id = cell.id AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = around.arranged_by)
    AND call.parent_id = around.arranged_by
  CROSS JOIN axis_call AS took ON took.id = call.id AND took.axis = asked.axis AND took.reason IN ('grid-share', 'grid-span', 'grid-unsized')
  WHERE asked.axis = 'w' AND asked.reply < asked.proposal - 0.005 AND asked.proposal < 9e999 AND (SELECT count FROM size) <= 64
), member AS (
  SELECT inner.id, inner.parent_id AS row_id
  FROM asked JOIN node AS child ON child.parent_id = asked.node_id AND child.kind = 'GridRow' JOIN node AS inner ON inner.parent_id = child.id
  UNION ALL
  -- A view outside of the rows is one of its own.
  SELECT child.id, child.id FROM asked JOIN node AS child ON child.parent_id = asked.node_id AND child.kind <> 'GridRow' WHERE asked.axis = 'h'
), slot AS (
  -- What the columns came to, as far as some cell lies in one alone, and the rows.
  SELECT iif(asked.axis = 'w', cell.first_column, member.row_id) AS track, cell.cell_id,
    iif(placed.reason = 'grid-again', placed.reply, placed.proposal) AS length,
    (SELECT max(took.reply) FROM call CROSS JOIN axis_call AS took ON took.id = call.id AND took.axis = asked.axis
      WHERE call.node_id = cell.cell_id AND call.parent_id = around.arranged_by
        AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = around.arranged_by)
        AND took.reason IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized')) AS took
  FROM asked
  CROSS JOIN placement AS around ON around.pass_id = asked.pass_id AND around.node_id = asked.node_id
  CROSS JOIN member
  CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id AND (cell.columns = 1 OR asked.axis = 'h')
  CROSS JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = cell.cell_id
  CROSS JOIN axis_call AS placed ON placed.id = placement.call_id AND placed.axis = asked.axis
  WHERE (SELECT count FROM size) <= 64
), track AS MATERIALIZED (
  -- The first of its own cells that is as long as it, if one is; the longest of them.
  SELECT slot.track, max(slot.length) AS length, (
    SELECT view.key FROM slot AS own JOIN node ON node.id = own.cell_id JOIN node AS view ON view.id = node.view_id
    WHERE own.track = slot.track AND abs(own.took - own.length) < 0.005 ORDER BY own.cell_id LIMIT 1) AS key,
    max(slot.took) AS took, (
    SELECT view.key FROM slot AS own JOIN node ON node.id = own.cell_id JOIN node AS view ON view.id = node.view_id
    WHERE own.track = slot.track ORDER BY own.took DESC, own.cell_id LIMIT 1) AS longest,
    row_number() OVER (ORDER BY slot.track) AS place, count(*) OVER () AS many
  FROM slot GROUP BY slot.track
), spanning AS (
  -- A column that is longer than its own cells is so for what spans it: the one that takes most, a view outside of the rows spans all.
  SELECT view_id, iif(count(*) OVER () = 1, key, 'what spans it') AS adder, key FROM (
    SELECT cell.cell_id, node.view_id, view.key, placement.width AS took
    FROM asked CROSS JOIN node AS row ON row.parent_id = asked.node_id CROSS JOIN node AS member ON member.parent_id = row.id
    CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id AND cell.columns > 1
    CROSS JOIN node ON node.id = cell.cell_id CROSS JOIN node AS view ON view.id = node.view_id
    CROSS JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = cell.cell_id
    WHERE asked.axis = 'w' AND (SELECT count FROM size) <= 64 AND EXISTS (SELECT * FROM track WHERE key IS NULL AND track >= cell.first_column AND track < cell.first_column + cell.columns)
    UNION ALL
    SELECT node.id, node.view_id, view.key, placement.width
    FROM asked CROSS JOIN node ON node.parent_id = asked.node_id AND +node.kind <> 'GridRow' CROSS JOIN node AS view ON view.id = node.view_id
    CROSS JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = node.id
    WHERE asked.axis = 'w' AND EXISTS (SELECT * FROM track WHERE key IS NULL)
  ) ORDER BY took DESC, cell_id LIMIT 1
)
SELECT
  asked.reply AS value,
  iif(asked.axis = 'w', 'wide', 'high') AS wide,
  iif(asked.axis = 'w', 'columns', 'rows') AS tracks,
  asked.node_id AS grid_id,
  ifnull((
    SELECT (SELECT words FROM room) || ': ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
      || printf('%.10g', round(length, 2)) || coalesce(' of ' || key,
        -- 154 is l2's 112 and what the divider below it needs more.
        (SELECT iif(took > 0.005, printf(' (%s takes %.10g, %s adds %.10g)', longest, round(took, 2), adder, round(length - took, 2)), ' of ' || spanning.key) FROM spanning), ''), '')
      || iif(abs(asked.reply - sum(length)) > 0.005, printf(', and %.10g for gaps', round(asked.reply - sum(length), 2))
        -- A column that only cells over several lie in is proposed to nobody alone.
        || CASE columns - max(many) WHEN 0 THEN '' WHEN 1 THEN printf(' and column %d, which no cell has to itself', columns * (columns + 1) / 2 - sum(track))
          ELSE ' and columns that no cell has to itself' END, '')
    FROM (
      SELECT *, iif(asked.axis = 'h', many, (
        SELECT max(cell.first_column + cell.columns - 1) FROM node AS row CROSS JOIN node AS member ON member.parent_id = row.id
        CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id WHERE row.parent_id = asked.node_id)) AS columns
      FROM track ORDER BY place)
    HAVING max(many) BETWEEN 1 AND 6 AND (asked.axis = 'w' OR max(many) = (SELECT count(*) FROM node AS row WHERE row.parent_id = asked.node_id))
  ), ' and the gaps between them' || (SELECT words FROM room)) AS lengths,
  ifnull(filler.view_id, asked.node_id) AS by_id,
  CASE WHEN filler.view_id IS NOT NULL THEN ', and ' || filler.key || ' takes all it is offered'
    WHEN (SELECT max(reply > proposal - 0.005) FROM taking) = 0 THEN ', and no cell takes all it is offered' ELSE '' END AS filled,
  CASE WHEN filler.view_id IS NOT NULL THEN 'add #' || filler.view_id || ' gridCellUnsizedAxes axes=["' || iif(asked.axis = 'w', 'horizontal', 'vertical') || '"]'
    ELSE 'remove #' || (SELECT view_id FROM spanning) END AS edit,
  iif(filler.view_id IS NOT NULL, 'With .gridCellUnsizedAxes(.' || iif(asked.axis = 'w', 'horizontal', 'vertical') || ') on ' || filler.key, 'Without {it}') AS label,
  iif(filler.view_id IS NULL, 'edit', NULL) AS blames,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(asked.axis = 'w', 'width', 'height') || '=' || (asked.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = asked.node_id AND placement.pass_id = asked.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  asked.id AS because,
  'offer' AS because_ask
FROM asked
LEFT JOIN filler;
