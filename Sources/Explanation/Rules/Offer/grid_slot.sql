-- {by} {gives}{beside}{widest}{rows}
-- Only of: Grid, GridRow
-- Placed, a cell is offered its slot; one that fills it is offered again what it answered so to. A column is as wide as the widest of its
-- own cells, and what cells over several columns add to it.
WITH own AS MATERIALIZED (
  -- A row has no say in it: what the grid was offered goes before.
  SELECT own.*, iif(is_offered, proposal, reply) AS length, made.parent_id AS made_by, made.id AS made_id,
    iif(asked_for = 'grid-again', (SELECT name FROM reason WHERE reason.id = made.reason_id), asked_for) AS reason
  FROM (
    SELECT child.id, child.node_id, child.pass_id, :axis AS axis, iif(:axis = 'w', child.proposal_width, child.proposal_height) AS proposal,
      iif(:axis = 'w', child.reply_width, child.reply_height) AS reply, reason.name AS asked_for, reason.name IN ('place', 'grid-slot') AS is_offered,
      parent.node_id AS parent_node_id, node.kind = 'GridRow' AS is_cell, iif(node.kind = 'GridRow', parent.parent_id, parent.id) AS asked_id,
      iif(node.kind = 'GridRow', node.parent_id, node.id) AS grid_id, placement.arranged_by,
      (SELECT pass_id FROM call AS arranging WHERE arranging.id = placement.arranged_by) AS made_in,
      iif(node.kind = 'GridRow', node.id, (SELECT id FROM node AS row WHERE row.id = child.node_id AND row.kind = 'GridRow')) AS row_id,
      -- Scalar subqueries: SQLite would make a table of a view that is joined from the left.
      (SELECT first_column FROM grid_cell WHERE cell_id = child.node_id) AS first_column, (SELECT columns FROM grid_cell WHERE cell_id = child.node_id) AS columns
    FROM call AS child
    CROSS JOIN call AS parent ON parent.id = child.parent_id
    CROSS JOIN node ON node.id = parent.node_id AND node.kind IN ('Grid', 'GridRow')
    CROSS JOIN reason ON reason.id = child.reason_id
    LEFT JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = iif(node.kind = 'GridRow', node.parent_id, node.id)
    WHERE child.id = :call AND iif(:axis = 'w', child.proposal_width IS NOT parent.proposal_width
        -- Over all columns it has what there is for covering them.
        OR child.proposal_width < 9e999 AND reason.name NOT LIKE 'grid-probe-%' AND columns > 1, child.proposal_height IS NOT parent.proposal_height)
    LIMIT 1) AS own
  LEFT JOIN call AS made ON made.id = iif(asked_for = 'grid-again', (
      SELECT max(call.id) FROM call WHERE call.node_id = own.node_id AND call.pass_id = own.made_in AND call.parent_id = own.arranged_by
        AND call.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized'))), own.id)
  -- A share of the width is another rule's.
  WHERE (own.axis = 'w' AND own.columns >= 1 AND NOT own.is_offered AND reason IN ('grid-share', 'grid-span')) IS NOT TRUE
), served AS MATERIALIZED (
  -- The cells of its column, or of its row: what each took when the columns and rows were made.
  SELECT *, columns = 1 AND took = widest AND (own_took IS NOT widest OR is_own_following) AND (is_offered OR slot_reason = 'grid-unsized')
      AND NOT is_following AND cell_id <> own_id AS is_rival,
    -- Of those over several columns it is so for the ones that fill them, and that need more than the columns' own cells make them.
    columns > 1 AND took > 0 AND slot_length > widest + 0.005 AND is_part = max(is_part) FILTER (WHERE columns > 1) OVER () AS is_spanning
  FROM (
    SELECT *, ifnull(max(took) FILTER (WHERE columns = 1) OVER (), 0) AS widest,
      max(took) FILTER (WHERE cell_id = own_id) OVER () AS own_took,
      max(offered) FILTER (WHERE cell_id = own_id AND reason = 'grid-share') OVER () AS own_offered,
      max(call_id) FILTER (WHERE cell_id = own_id) OVER () AS own_call,
      max(is_following) FILTER (WHERE cell_id = own_id) OVER () AS is_own_following
    FROM (
      SELECT near.*, call_id, took, offered, reason.name AS reason, reason.name IN ('grid-share', 'grid-span') AND took > offered - 0.005 AS is_filling,
        reason.name = 'grid-unsized' AND abs(took - offered) < 0.005 AS is_following,
        (SELECT took > max(start + length) - min(start) - 0.005 OR took > total(own) + total(gap) - min(iif(track = near.first_column, gap, NULL)) + 0.005
          FROM (SELECT track, start, length, gap, took AS own FROM grid_track AS inside WHERE inside.call_id = near.arranged_by AND inside.axis = 'w'
            AND inside.track >= near.first_column AND inside.track < near.first_column + near.columns)) AS is_part
      FROM (
        SELECT near.*, call.id AS call_id, call.reason_id, iif(:axis = 'w', call.reply_width, call.reply_height) AS took,
          iif(:axis = 'w', call.proposal_width, call.proposal_height) AS offered, (SELECT view_id FROM node WHERE node.id = near.cell_id) AS view_id
        FROM (
          SELECT own.node_id AS own_id, own.made_in, own.arranged_by, own.is_offered, own.length AS slot_length, own.reason AS slot_reason,
            member.id AS cell_id, 1 AS first_column, 1 AS columns
          FROM own CROSS JOIN node AS member ON member.parent_id = own.row_id WHERE own.axis = 'h'
          UNION ALL
          SELECT own.node_id, own.made_in, own.arranged_by, own.is_offered, own.length, own.reason, cell.cell_id, cell.first_column, cell.columns
          FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
          CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id
          WHERE own.axis = 'w' AND own.columns = 1 AND cell.first_column <= own.first_column AND cell.first_column + cell.columns > own.first_column
          UNION ALL
          -- A view outside of the rows covers all columns.
          SELECT own.node_id, own.made_in, own.arranged_by, own.is_offered, own.length, own.reason, member.id, 1,
            (SELECT max(track) FROM grid_track AS track WHERE track.call_id = own.arranged_by AND track.axis = 'w')
          FROM own CROSS JOIN node AS member ON member.parent_id = own.grid_id AND +member.kind <> 'GridRow'
          WHERE own.axis = 'w' AND own.columns = 1) AS near
        CROSS JOIN call ON call.node_id = near.cell_id AND call.pass_id = near.made_in AND call.parent_id = near.arranged_by) AS near
      CROSS JOIN reason ON reason.id = near.reason_id AND reason.name IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized')))
), told AS MATERIALIZED (
  -- The widest of the column's own cells, the highest of the row's: all that are, unless they just follow. And what cells over several columns
  -- take, where the column is wider than its own cells make it.
  SELECT own.*, made.*,
    -- The slot is just the share that it took: what made that says why.
    iif(own.is_offered AND own.axis = 'w' AND own_took > own_offered - 0.005 AND abs(own_took - own.length) < 0.005, own_call, NULL) AS filled_id,
    -- What its row is divided by; its own height may be more.
    (SELECT CASE WHEN own.proposal > 0.005 + points / parts THEN printf('the %.10g that its row has by then, more than a share', round(own.proposal, 2))
        WHEN parts = 1 THEN 'what is left, for its row' ELSE printf('an equal share of %.10g among %d rows for its row', round(points, 2), parts) END
      FROM grid_share AS share WHERE share.call_id = own.made_by AND share.axis = 'h' AND share.first_call_id <= own.made_id
        AND own.axis = 'h' AND own.reason IN ('grid-share', 'grid-span') AND NOT own.is_offered
      ORDER BY share.first_call_id DESC LIMIT 1) AS share,
    -- What higher priorities took of the width before it was offered its share.
    (SELECT ' of what ' || group_concat(iif(place > 4, '', iif(place = 1, '', iif(place = many, ' and ', ', '))
        || printf('%s (%.10g%s)', (SELECT view.key FROM node CROSS JOIN node AS view ON view.id = node.view_id WHERE node.id = higher.node_id), round(points, 2),
          iif(last_track > track, ' more', ''))), '')
        || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '')
        || iif(max(many) = 1, ' leaves, whose priority is higher', ' leave, whose priorities are higher')
      FROM (
        SELECT *, row_number() OVER (ORDER BY track, last_track, node_id) AS place, count(*) OVER () AS many FROM (
          SELECT track, last_track, node_id, points, max(first_call_id) FROM grid_taken AS taken
          WHERE taken.call_id = own.arranged_by AND taken.axis = 'w' AND taken.kind = 'higher' AND taken.first_call_id <= ifnull(made.own_call, own.made_id)
            AND own.axis = 'w' AND (own.columns >= 1 OR own.columns IS NULL AND own.reason = 'grid-span')
          GROUP BY track, last_track, iif(last_track > track, node_id, 0))
        WHERE points > 0.005 ORDER BY track, last_track, node_id) AS higher HAVING count(*) > 0) AS leavers
  FROM own CROSS JOIN (
    SELECT max(own_took) AS own_took, max(own_offered) AS own_offered, max(own_call) AS own_call, max(widest) AS widest,
      max(took = widest AND is_filling) AS is_filled,
      sum(is_rival) AS rivals, min(iif(is_rival, view_id, NULL)) AS rival_id, iif(sum(is_rival) BETWEEN 2 AND 4, group_concat(iif(is_rival, view_id, NULL)), NULL) AS tied_ids,
      group_concat(iif(is_rival, iif(place = 1, '', iif(place = many, ' and ', ', ')) || key, NULL), '') AS rival_keys,
      group_concat(iif(is_spanning AND place <= 3, iif(place = 1, '', iif(place = min(many, 3), ' and ', ', '))
        || printf('%s, which takes %.10g over columns %d to %d', key, round(took, 2), first_column, first_column + columns - 1), NULL), '') AS spanning
    FROM (
      SELECT *, (SELECT key FROM node WHERE node.id = served.view_id) AS key, row_number() OVER (PARTITION BY is_rival, is_spanning ORDER BY is_spanning * -took, cell_id) AS place,
        count(*) OVER (PARTITION BY is_rival, is_spanning) AS many
      FROM served ORDER BY is_spanning, place)) AS made
), beside AS MATERIALIZED (
  SELECT *,
    -- A row without a name goes by its first cell.
    (SELECT iif(by_slot AND node.kind = 'GridRow' AND node.key GLOB 'node[0-9]*',
      'that of ' || (SELECT view.key FROM node AS member CROSS JOIN node AS view ON view.id = member.view_id WHERE member.parent_id = node.id ORDER BY member.id LIMIT 1),
      node.key) FROM node WHERE node.id = beside.view_id) AS key,
    row_number() OVER (ORDER BY by_slot * -slot, id) AS place, count(*) OVER () AS many
  FROM (
    -- Of a row the other rows, and what lies between them.
    SELECT cell.id, iif(by_slot, cell.id, cell.view_id) AS view_id, cell.view_id AS owner_id, by_slot, by_slot OR told.columns = 1 AS is_shared,
      NOT by_slot AND (NOT told.is_offered OR told.leavers IS NOT NULL) AS is_after,
      CASE WHEN by_slot THEN placement.height WHEN call.reason_id = (SELECT id FROM reason WHERE name = 'grid-again') THEN call.reply_width
        ELSE call.proposal_width END AS slot
    FROM (SELECT *, axis = 'h' AS by_slot FROM told) AS told
    CROSS JOIN node AS cell ON cell.parent_id = CASE WHEN NOT by_slot THEN iif(told.is_cell, told.parent_node_id, NULL) WHEN told.is_filled THEN told.grid_id END
      AND cell.id <> iif(by_slot, told.row_id, told.node_id)
    CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = told.pass_id
    CROSS JOIN call ON call.id = placement.call_id) AS beside
), way (rank, id) AS (
  -- What has it cover several columns.
  SELECT * FROM (
    SELECT -1, modifier.id FROM (SELECT node_id FROM own WHERE axis = 'w' AND columns > 1) AS own CROSS JOIN node ON node.id = own.node_id
    CROSS JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind = 'gridCellColumns'
    CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count' AND attribute.number > 1
    ORDER BY attribute.number DESC, modifier.id LIMIT 1)
  UNION ALL
  -- What keeps it from having a say in how long that is.
  SELECT * FROM (
    SELECT 3.5, modifier.id FROM (SELECT node_id FROM own WHERE reason = 'grid-unsized') AS own CROSS JOIN node ON node.id = own.node_id
    CROSS JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind = 'gridCellUnsizedAxes'
    ORDER BY modifier.id LIMIT 1)
  UNION ALL
  SELECT iif(is_spanning, 0, 4), view_id FROM (
    SELECT is_spanning, view_id, row_number() OVER (PARTITION BY is_spanning ORDER BY is_spanning * -took, view_id) AS place FROM served WHERE is_spanning OR is_rival)
  WHERE place <= iif(is_spanning, 3, 1)
  UNION ALL
  -- A row is as wide as all columns: the widest cells of any.
  SELECT * FROM (
    SELECT 5, member.view_id
    FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
    CROSS JOIN placement ON placement.node_id = member.id AND placement.pass_id = own.pass_id
    WHERE own.axis = 'w' AND own.node_id = own.row_id ORDER BY placement.width DESC, member.id LIMIT 2)
  UNION ALL
  -- What a view outside of the rows has served before it: its priority, then itself.
  SELECT rank, id FROM (
    SELECT iif(blamed.id = blamed.view_id, 6, 5.5) AS rank, blamed.id, row_number() OVER (PARTITION BY blamed.id = blamed.view_id ORDER BY max(taken.points) DESC, blamed.id) AS place
    FROM told CROSS JOIN grid_taken AS taken ON taken.call_id = told.arranged_by AND taken.axis = 'w' AND taken.kind = 'higher' AND taken.first_call_id <= told.made_id
    CROSS JOIN node ON node.id = taken.node_id CROSS JOIN node AS blamed ON blamed.view_id = node.view_id AND blamed.id >= node.id
    WHERE told.columns IS NULL AND told.leavers IS NOT NULL AND (blamed.id = blamed.view_id OR +blamed.kind = 'layoutPriority')
    GROUP BY blamed.id)
  WHERE place <= 2
  UNION ALL
  -- What has a cell served before it, then with whom it shares, which is nobody's fault.
  SELECT rank, id FROM (
    SELECT iif(blamed.id = beside.view_id, 6, 5.5) AS rank, blamed.id, row_number() OVER (PARTITION BY blamed.id = beside.view_id ORDER BY beside.slot DESC, beside.id) AS place
    FROM beside CROSS JOIN node AS blamed ON blamed.view_id = beside.owner_id
    WHERE beside.is_shared AND (blamed.id = beside.view_id OR blamed.kind = 'layoutPriority' AND beside.is_after))
  WHERE place <= 2 + (rank = 6)
)
SELECT
  told.proposal AS value,
  CASE WHEN is_offered THEN 'gives it a slot as ' || iif(axis = 'w', 'wide', 'high') || ' as '
    WHEN reason = 'grid-ideal' THEN 'asks for its ideal ' || iif(axis = 'w', 'width', 'height') || ', as the Grid was asked, for '
    WHEN reason = 'grid-unsized' THEN 'offers it what there is of '
    WHEN share IS NOT NULL THEN 'offers it ' || share
    WHEN reason = 'grid-span' AND columns IS NULL THEN 'offers it ' || ifnull(substr(leavers, 5) || ', for ', 'all that is left for ')
    WHEN proposal IS NULL THEN 'proposes nil for '
    ELSE 'offers it an equal share for ' END
    || CASE WHEN share IS NOT NULL AND NOT is_offered AND reason NOT IN ('grid-ideal', 'grid-unsized') THEN '' WHEN axis = 'h' THEN 'its row' WHEN columns IS NULL THEN 'all columns'
      WHEN columns = 1 THEN 'column ' || first_column ELSE printf('columns %d to %d', first_column, first_column + columns - 1) END
    || iif(is_offered AND axis = 'w' AND columns > 1, ifnull((
      SELECT ': ' || group_concat(iif(place = 1, '', iif(place = told.columns, ' and ', ', ')) || words, '')
        || iif(total(gap) > 0.005, printf(', and %.10g for gaps', round(total(gap), 2)), '')
      FROM (
        SELECT track.length, iif(track.track = told.first_column, 0, track.gap) AS gap, row_number() OVER (ORDER BY track.track) AS place,
          printf('%.10g', round(track.length, 2)) || iif(track.length < track.took + 0.005, ifnull(' of ' || view.key, ''), '') AS words
        FROM grid_track AS track LEFT JOIN node ON node.id = track.node_id LEFT JOIN node AS view ON view.id = node.view_id
        WHERE track.call_id = told.arranged_by AND track.axis = 'w' AND track.track >= told.first_column AND track.track < told.first_column + told.columns
        ORDER BY track.track)
      HAVING count(*) <= 6 AND abs(total(length) + total(gap) - told.length) < 0.005), ''), '') AS gives,
  iif(axis = 'w' AND others.words IS NOT NULL, ' (beside it ' || others.words || ')', '') AS beside,
  -- What takes its share has what the other rows leave.
  iif(axis = 'h' AND others.words IS NOT NULL, ' (of the other rows ' || others.words || ')', '') AS rows,
  iif(is_offered AND spanning IS NOT NULL, printf(': %.10g of %s and %.10g for %s', round(widest, 2), ifnull((SELECT key FROM node WHERE node.id = rival_id), 'its own'),
      round(length - widest, 2), spanning),
    coalesce(', which ' || iif(rivals > 4, (SELECT key FROM node WHERE node.id = rival_id) || printf(' and %d others', rivals - 1), rival_keys)
      || iif(rivals = 1, ' fills', ' fill') || iif(axis = 'h' AND is_filled, ifnull((
        -- As its cells were asked.
        SELECT printf(': an equal share of %.10g among %d rows', round(points, 2), parts) FROM grid_share AS share
        WHERE share.call_id = told.arranged_by AND share.axis = 'h' AND share.parts > 1 AND abs(share.points / share.parts - told.length) < 0.005
        ORDER BY share.first_call_id LIMIT 1), ''), ''), iif(is_offered AND axis = 'w' AND columns = 1 AND abs(own_took - length) < 0.005 AND own_took < own_offered - 0.005,
      -- Its own making.
      printf(': it took %.10g of its share of %.10g', round(own_took, 2), round(own_offered, 2)) || ifnull(leavers, ''), NULL), '')) AS widest,
  parent_node_id AS by_id,
  -- What spans the column, what makes it as wide, what stands beside it.
  iif(filled_id IS NULL, ways.edit, NULL) AS edit,
  ways.label AS label,
  filled_id IS NOT NULL AS fold,
  '' AS tied,
  tied_ids,
  'edit' AS blames,
  'unwrap #' || parent_node_id AS content_edit,
  ifnull(filled_id, asked_id) AS because,
  'offer' AS because_ask
FROM told CROSS JOIN (
  SELECT group_concat('remove #' || id, char(10)) AS edit, group_concat(label, char(10)) AS label FROM (
    SELECT rank, id, 'Without {it}' AS label FROM way
    UNION ALL
    -- What makes the row or the column as long together comes before those it shares with.
    SELECT 4.5, replace(tied_ids, ',', '; remove #'), 'Without {tied}' FROM told WHERE tied_ids IS NOT NULL
    ORDER BY rank)) AS ways
CROSS JOIN (
  SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s has %.10g', key, round(slot, 2)), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') AS words
  FROM (SELECT * FROM beside WHERE place <= 4 ORDER BY place)) AS others;
