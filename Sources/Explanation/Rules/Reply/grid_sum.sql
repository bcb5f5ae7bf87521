-- {grid} is as {wide} as its {tracks}{lengths}{filled}
-- Only of: Grid, GridRow
-- Whatever it is proposed, a Grid is the sum of its columns and of its rows.
WITH asked AS MATERIALIZED (
  SELECT asked.*, placement.arranged_by, (SELECT pass_id FROM call WHERE call.id = placement.arranged_by) AS arranged_in
  FROM (SELECT id, axis, pass_id, node_id, proposal, reply FROM axis_call WHERE id = :call AND axis = :axis AND rule IN ('grid.sum_of_columns', 'grid.sum_of_rows')) AS asked
  JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = asked.node_id
), filler AS MATERIALIZED (
  -- Cells that take all they are offered make their grid do so, together.
  SELECT min(view_id) AS view_id, count(*) AS count, iif(count(*) > 1, group_concat(view_id), NULL) AS ids,
    group_concat('add #' || view_id || ' gridCellUnsizedAxes axes=["' || iif(:axis = 'w', 'horizontal', 'vertical') || '"]', '; ') AS edit,
    iif(count(*) > 4, max(iif(place = 1, key, NULL)) || ' and others', group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || key, ''))
      || iif(count(*) = 1, ' takes all it is offered', ' take all they are offered') AS words
  FROM (
    SELECT view.id AS view_id, view.key, row_number() OVER (ORDER BY cell.id) AS place, count(*) OVER () AS many
    FROM asked
    CROSS JOIN node AS child ON child.parent_id = asked.node_id
    CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id AND +child.kind = 'GridRow'
    CROSS JOIN node AS view ON view.id = cell.view_id AND view.role = 'leaf' AND view.kind <> 'Text'
    CROSS JOIN placement ON placement.node_id = view.id AND placement.pass_id = asked.pass_id
    CROSS JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = asked.axis AND (took.rule LIKE '%.accepts_proposal' OR took.rule LIKE '%.takes_proposal')
    WHERE asked.reply < asked.proposal + 0.005 AND asked.proposal < 9e999
      AND NOT EXISTS (
        SELECT * FROM node AS modifier WHERE modifier.view_id = cell.view_id AND modifier.kind IN ('fixedSize', 'aspectRatio', 'scaledToFit', 'scaledToFill', 'gridCellUnsizedAxes'))
      -- A frame of the other axis alone leaves it this one.
      AND NOT EXISTS (
        SELECT * FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name LIKE iif(asked.axis = 'w', '%width', '%height')
        WHERE modifier.view_id = cell.view_id AND modifier.kind = 'frame')
    ORDER BY cell.id)
  HAVING count(*) > 0
), spanning AS MATERIALIZED (
  -- A column that is longer than its own cells is so for what spans it: the one that takes most, a view outside of the rows spans all.
  SELECT view.id AS view_id, iif(count(*) OVER () = 1, view.key, 'what spans it') AS adder, view.key
  FROM asked
  CROSS JOIN node AS around ON around.id = asked.node_id OR around.parent_id = asked.node_id
  CROSS JOIN node AS member ON member.parent_id = around.id AND (+around.kind = 'Grid' OR EXISTS (
    SELECT * FROM node AS modifier WHERE modifier.id BETWEEN member.id AND member.view_id AND +modifier.kind = 'gridCellColumns'))
  CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id AND ifnull(cell.columns, 2) > 1
  CROSS JOIN node AS view ON view.id = member.view_id
  CROSS JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = member.id
  WHERE asked.axis = 'w' AND EXISTS (
    SELECT * FROM grid_track AS track WHERE track.call_id = asked.arranged_by AND track.axis = 'w' AND track.track >= cell.first_column
      AND (track.track < cell.first_column + cell.columns OR cell.columns IS NULL) AND track.length > track.took + 0.005)
  ORDER BY placement.width DESC, member.id LIMIT 1
), maker AS MATERIALIZED (
  -- What gives the cells their lengths that make it longer than it may be, or has them take all there is, of the longest columns first. What a ForEach repeats
  -- goes at once.
  SELECT min(modifier.id) AS id FROM asked
  CROSS JOIN grid_track AS track ON track.call_id = asked.arranged_by AND track.axis = asked.axis
  CROSS JOIN node AS cell ON cell.id = track.node_id
  CROSS JOIN node AS modifier ON modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.id <> cell.view_id
  CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = asked.pass_id
  CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = asked.axis AND made.rule IN (
    'frame.fixed', 'frame.clamped_to_minimum', 'fixedSize.ideal', 'frame.accepts_proposal')
  WHERE iif(made.rule = 'frame.accepts_proposal', asked.proposal < 9e999 AND abs(asked.reply - asked.proposal) < 0.005, asked.reply > asked.proposal + 0.005)
  GROUP BY ifnull(modifier.pointer, modifier.id)
  ORDER BY max(track.took) DESC, min(modifier.id) LIMIT 4
)
SELECT
  reply AS value,
  iif(axis = 'w', 'wide', 'high') AS wide,
  iif(axis = 'w', 'columns', 'rows') AS tracks,
  node_id AS grid_id,
  iif(axis = 'w' AND reply < proposal - 0.005 AND proposal < 9e999, printf(', which leave %.10g of %.10g', round(proposal - reply, 2), round(proposal, 2)), '')
    || ifnull(': ' || (
      SELECT iif(abs(total(length) + total(gap) - asked.reply) < 0.005,
        iif(max(many) > 6, printf('%.10g for all %d', round(total(length), 2), max(many)),
          group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%.10g', round(length, 2)) || made, ''))
          || iif(abs(total(gap)) > 0.005, printf(', and %.10g for gaps', round(total(gap), 2)), ''), NULL)
      FROM (
        SELECT track.length, track.gap, track.track AS place, count(*) OVER () AS many, coalesce(CASE
            -- 154 is l2's 112 and what the divider below it needs more.
            WHEN track.length > track.took + 0.005 AND track.took > 0.005
              THEN printf(' (%s takes %.10g, %s adds %.10g)', view.key, round(track.took, 2), (SELECT adder FROM spanning), round(track.length - track.took, 2))
            WHEN track.length > track.took + 0.005 THEN ' of ' || (SELECT key FROM spanning)
            ELSE ' of ' || view.key END, '') AS made
        FROM grid_track AS track LEFT JOIN node ON node.id = track.node_id LEFT JOIN node AS view ON view.id = node.view_id
        WHERE track.call_id = asked.arranged_by AND track.axis = asked.axis ORDER BY track.track)), ' and the gaps between them') AS lengths,
  ifnull(filler.view_id, node_id) AS by_id,
  CASE WHEN filler.view_id IS NOT NULL THEN ', and ' || filler.words
    WHEN axis = 'w' AND reply < proposal - 0.005 AND proposal < 9e999 AND (
      -- As the columns were made.
      SELECT max(call.reply_width > call.proposal_width - 0.005)
      FROM node AS child CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id
      CROSS JOIN call ON call.node_id = cell.id AND call.pass_id = asked.arranged_in AND call.parent_id = asked.arranged_by
        AND call.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span', 'grid-unsized'))
      WHERE child.parent_id = asked.node_id) = 0 THEN ', and no cell takes all it is offered'
    ELSE '' END AS filled,
  CASE WHEN filler.count <= 6 THEN filler.edit WHEN filler.count > 6 THEN NULL
    ELSE coalesce((SELECT group_concat('remove #' || id, char(10)) FROM (SELECT view_id AS id FROM spanning UNION ALL SELECT id FROM maker)), (
      -- What would take all there is, did not something keep it from having a say.
      SELECT group_concat('remove #' || id, char(10)) FROM (
        SELECT modifier.id FROM node AS child CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id AND +child.kind = 'GridRow'
        CROSS JOIN node AS modifier ON modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.kind = 'gridCellUnsizedAxes'
        WHERE child.parent_id = asked.node_id ORDER BY modifier.id LIMIT 4))) END AS edit,
  iif(filler.view_id IS NOT NULL, 'With .gridCellUnsizedAxes(.' || iif(axis = 'w', 'horizontal', 'vertical') || ') on {fillers}', 'Without {it}') AS label,
  filler.view_id AS fillers_id,
  filler.ids AS fillers_ids,
  iif(filler.view_id IS NULL, 'edit', NULL) AS blames,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(asked.axis = 'w', 'width', 'height') || '=' || (asked.reply + 1)
    FROM node AS child JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
    WHERE child.parent_id = asked.node_id ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  asked.id AS because,
  'offer' AS because_ask
FROM asked
LEFT JOIN filler;
