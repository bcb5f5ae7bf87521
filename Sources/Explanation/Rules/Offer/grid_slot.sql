-- {by} {gives}{beside}{widest}{rows}
-- Only of: Grid, GridRow
-- Placed, a cell is offered its slot; one that fills it is offered again what it answered so to. A column is as wide as the widest of its
-- own cells, and what cells over several columns add to it.
WITH own AS MATERIALIZED (
  -- A row has no say in it: what the grid was offered goes before.
  SELECT child.*, parent.node_id AS parent_node_id, iif(node.kind = 'GridRow', parent.parent_id, parent.id) AS asked_id,
    iif(node.kind = 'GridRow', node.parent_id, node.id) AS grid_id, placement.arranged_by,
    CASE WHEN node.kind = 'GridRow' THEN node.id ELSE (SELECT id FROM node AS row WHERE row.id = child.node_id AND row.kind = 'GridRow') END AS row_id,
    -- Scalar subqueries: SQLite would make a table of a view that is joined from the left.
    (SELECT first_column FROM grid_cell WHERE cell_id = child.node_id) AS first_column,
    (SELECT columns FROM grid_cell WHERE cell_id = child.node_id) AS columns
  FROM axis_call AS child
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN node ON node.id = parent.node_id AND node.kind IN ('Grid', 'GridRow')
  LEFT JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = iif(node.kind = 'GridRow', node.parent_id, node.id)
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal
  LIMIT 1
), near AS MATERIALIZED (
  -- The cells of its columns, or of its row.
  SELECT cell_id, columns, first_column FROM (
    SELECT own.first_column AS own_column, member.id AS cell_id, (SELECT columns FROM grid_cell WHERE grid_cell.cell_id = member.id) AS columns,
      (SELECT first_column FROM grid_cell WHERE grid_cell.cell_id = member.id) AS first_column
    FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
    WHERE own.axis = 'w' AND own.columns = 1)
  WHERE first_column <= own_column AND first_column + columns > own_column
  UNION ALL
  SELECT member.id, 1, 1 FROM own CROSS JOIN node AS member ON member.parent_id = own.row_id WHERE own.axis = 'h'
), served AS MATERIALIZED (
  -- What each took when the columns and rows were made, and beside it the most of the own ones, and what the asked cell took.
  SELECT near.cell_id, near.columns, near.first_column, (SELECT view_id FROM node WHERE node.id = near.cell_id) AS view_id, took.reply AS took,
    took.reason IN ('grid-share', 'grid-span') AND took.reply > took.proposal - 0.005 AS is_filling,
    took.reason = 'grid-unsized' AND abs(took.reply - took.proposal) < 0.005 AS is_following,
    ifnull(max(took.reply) FILTER (WHERE near.columns = 1) OVER (), 0) AS widest,
    max(took.reply) FILTER (WHERE near.cell_id = own.node_id) OVER () AS own_took,
    max(took.proposal) FILTER (WHERE near.cell_id = own.node_id AND took.reason = 'grid-share') OVER () AS own_offered,
    max(took.id) FILTER (WHERE near.cell_id = own.node_id) OVER () AS own_call,
    max(took.reason = 'grid-unsized' AND abs(took.reply - took.proposal) < 0.005) FILTER (WHERE near.cell_id = own.node_id) OVER () AS is_own_following
  FROM own CROSS JOIN near
  CROSS JOIN call ON call.node_id = near.cell_id AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = own.arranged_by)
    AND call.parent_id = own.arranged_by
  CROSS JOIN axis_call AS took ON took.id = call.id AND took.axis = own.axis AND took.reason IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized')
), slot AS (
  SELECT iif(own.reason IN ('place', 'grid-slot'), own.proposal, own.reply) AS length,
    own.reason IN ('place', 'grid-slot') AS is_offered,
    CASE WHEN own.reason <> 'grid-again' THEN own.reason ELSE (
      SELECT reason.name FROM call JOIN reason ON reason.id = call.reason_id
      WHERE call.node_id = own.node_id AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = own.arranged_by)
        AND call.parent_id = own.arranged_by AND reason.name IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized')
      ORDER BY call.id DESC LIMIT 1) END AS reason
  FROM own
), filled AS MATERIALIZED (
  -- The slot is just the share that it took: what made that says why.
  SELECT max(own_call) AS id FROM slot CROSS JOIN served CROSS JOIN own
  WHERE slot.is_offered AND own.axis = 'w' AND own_took > own_offered - 0.005 AND abs(own_took - slot.length) < 0.005
), rival AS (
  -- The widest of the column's own cells, the highest of the row's: all that are, unless they just follow.
  SELECT group_concat(view_id) AS ids, count(*) AS count, min(view_id) AS id,
    group_concat(iif(place = 1, '', iif(place = count, ' and ', ', ')) || (SELECT key FROM node WHERE node.id = tied.view_id), '') AS keys
  FROM (
    SELECT served.view_id, row_number() OVER (ORDER BY served.cell_id) AS place, count(*) OVER () AS count FROM slot CROSS JOIN served CROSS JOIN own
    WHERE served.columns = 1 AND served.took = served.widest AND (served.own_took IS NOT served.widest OR served.is_own_following)
      AND (slot.is_offered OR slot.reason = 'grid-unsized') AND NOT served.is_following AND served.cell_id <> own.node_id ORDER BY served.cell_id) AS tied
  HAVING count(*) > 0
), higher AS (
  -- Cells of its row that go before it for their priority: that of the outermost modifier that has one, or hides it.
  SELECT id, took, row_number() OVER (ORDER BY took DESC, id) AS place, count(*) OVER () AS many FROM (
    SELECT id, took, priority, max(priority) FILTER (WHERE is_own) OVER () AS own_priority FROM (
      SELECT cell.id, cell.id = own.node_id AS is_own, call.reply AS took, ifnull((
        SELECT (SELECT number FROM attribute WHERE node_id = modifier.id AND name = 'value' AND modifier.kind = 'layoutPriority') FROM node AS modifier
        WHERE modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.kind IN ('layoutPriority', 'frame', 'padding', 'safeAreaPadding', 'fixedSize',
          'aspectRatio', 'scaledToFit', 'scaledToFill', 'position', 'containerRelativeFrame', 'safeAreaInset', 'ignoresSafeArea')
        ORDER BY modifier.id LIMIT 1), 0) AS priority
      FROM own CROSS JOIN node AS cell ON cell.parent_id = own.parent_node_id
      CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = own.pass_id
      CROSS JOIN axis_call AS call ON call.id = placement.call_id AND call.axis = own.axis
      WHERE own.axis = 'w' AND own.columns >= 1))
  WHERE priority > own_priority
), leaves AS (
  SELECT ' of what ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
      || printf('%s (%.10g)', (SELECT view.key FROM node JOIN node AS view ON view.id = node.view_id WHERE node.id = higher.id), round(took, 2)), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '')
    || iif(max(many) = 1, ' leaves, whose priority is higher', ' leave, whose priorities are higher') AS words
  FROM (SELECT * FROM higher ORDER BY place LIMIT 4) AS higher HAVING count(*) > 0
), spanning AS (
  -- Cells over several columns, where the column is wider than its own cells make it.
  SELECT served.view_id AS id, served.took, served.first_column, served.columns, served.widest,
    row_number() OVER (ORDER BY served.took DESC, served.cell_id) AS place, count(*) OVER () AS many
  FROM slot CROSS JOIN served WHERE served.columns > 1 AND served.took > 0 AND slot.length > served.widest + 0.005
), beside AS (
  SELECT cell.id, cell.view_id, iif(call.reason = 'grid-again', call.reply, call.proposal) AS slot,
    row_number() OVER (ORDER BY cell.id) AS place, count(*) OVER () AS many
  FROM own CROSS JOIN node AS cell ON cell.parent_id = own.parent_node_id AND cell.id <> own.node_id
  CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = own.pass_id
  CROSS JOIN axis_call AS call ON call.id = placement.call_id AND call.axis = 'w'
  WHERE own.axis = 'w' AND (SELECT kind FROM node WHERE id = own.parent_node_id) = 'GridRow'
  UNION ALL
  -- Of a row the other rows, and what lies between them.
  SELECT other.id, other.id, placement.height, row_number() OVER (ORDER BY placement.height DESC, other.id), count(*) OVER ()
  FROM own CROSS JOIN node AS other ON other.parent_id = own.grid_id AND other.id <> own.row_id
  CROSS JOIN placement ON placement.node_id = other.id AND placement.pass_id = own.pass_id
  WHERE own.axis = 'h' AND own.row_id IS NOT NULL
), probed AS MATERIALIZED (
  -- What the cells of the rows were offered as a share, and how high their row came to be.
  SELECT cell.row_id AS track, call.id AS call_id, cell.cell_id = own.node_id AS is_own, asked.proposal AS offered,
    iif(placed.reason = 'grid-again', placed.reply, placed.proposal) AS length
  FROM own CROSS JOIN slot CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow'
  CROSS JOIN node AS member ON member.parent_id = row.id
  CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id
  CROSS JOIN call ON call.node_id = member.id AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = own.arranged_by)
    AND call.parent_id = own.arranged_by
  CROSS JOIN axis_call AS asked ON asked.id = call.id AND asked.axis = own.axis AND asked.reason = 'grid-share'
  CROSS JOIN placement ON placement.node_id = member.id AND placement.pass_id = own.pass_id
  CROSS JOIN axis_call AS placed ON placed.id = placement.call_id AND placed.axis = own.axis
  WHERE own.axis = 'h' AND slot.reason = 'grid-share' AND NOT slot.is_offered AND own.columns = 1
    AND (SELECT count(*) FROM node AS row CROSS JOIN node AS member ON member.parent_id = row.id WHERE row.parent_id = own.grid_id) <= 64
), shared AS MATERIALIZED (
  -- What rows that were finished with before leave, and among how many of the others it is divided: those that were offered as much too. It
  -- counts only if the share comes to what was offered: priorities have their own say.
  SELECT grid.proposal - grid.reply + sum(track.length) FILTER (WHERE NOT is_done) AS points, count(*) FILTER (WHERE NOT is_done) AS parts
  FROM (
    SELECT max(length) AS length, max(call_id) < (SELECT max(call_id) FROM probed WHERE is_own) AND min(abs(offered - (SELECT proposal FROM own))) >= 0.005 AS is_done
    FROM probed GROUP BY track) AS track
  CROSS JOIN own CROSS JOIN axis_call AS grid ON grid.id = own.arranged_by AND grid.axis = own.axis
  GROUP BY grid.id HAVING abs(points - parts * own.proposal) < 0.005
), way (rank, ids, label, blames) AS (
  SELECT place, id, 'Without {it}', 'edit' FROM spanning WHERE place <= 3
  UNION ALL
  SELECT 4, id, 'Without {it}', 'edit' FROM rival
  UNION ALL
  SELECT 7, ids, 'Without {tied}', 'edit' FROM rival WHERE count BETWEEN 2 AND 4
  UNION ALL
  -- A row is as wide as all columns: the widest cells of any.
  SELECT * FROM (
    SELECT 5, member.view_id, 'Without {it}', 'edit'
    FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
    CROSS JOIN placement ON placement.node_id = member.id AND placement.pass_id = own.pass_id
    WHERE own.axis = 'w' AND own.node_id = own.row_id ORDER BY placement.width DESC, member.id LIMIT 2)
  UNION ALL
  -- What has a cell served before it, then with whom it shares, which is nobody's fault.
  SELECT * FROM (SELECT 5.5, modifier.id, 'Without {it}', 'edit' FROM own CROSS JOIN slot CROSS JOIN beside CROSS JOIN node AS modifier
    ON modifier.view_id = beside.view_id AND iif(beside.id, modifier.kind, NULL) = 'layoutPriority' WHERE own.axis = 'w' AND own.columns = 1 AND (NOT slot.is_offered OR EXISTS (SELECT * FROM higher))
    ORDER BY beside.slot DESC, beside.id LIMIT 2)
  UNION ALL
  SELECT * FROM (SELECT 6, beside.view_id, 'Without {it}', 'edit' FROM own CROSS JOIN slot CROSS JOIN beside
    WHERE own.axis = 'w' AND own.columns = 1 OR own.axis = 'h' AND EXISTS (SELECT * FROM served WHERE took = widest AND is_filling) ORDER BY beside.slot DESC, beside.id LIMIT 3)
)
SELECT
  own.proposal AS value,
  CASE WHEN slot.is_offered THEN 'gives it a slot as ' || iif(own.axis = 'w', 'wide', 'high') || ' as '
    WHEN slot.reason = 'grid-ideal' THEN 'asks for its ideal ' || iif(own.axis = 'w', 'width', 'height') || ', as the Grid was asked, for '
    WHEN slot.reason = 'grid-unsized' THEN 'offers it what there is of '
    WHEN slot.reason = 'grid-span' AND own.columns IS NULL THEN 'offers it all that is left for '
    WHEN (SELECT parts FROM shared) = 1 THEN 'offers it what is left, for '
    ELSE 'offers it an equal share' || ifnull((SELECT printf(' of %.10g among %d rows', round(points, 2), parts) FROM shared), '')
      || ' for ' END
    || CASE WHEN own.axis = 'h' THEN 'its row' WHEN own.columns IS NULL THEN 'all columns' WHEN own.columns = 1 THEN 'column ' || own.first_column
      ELSE printf('columns %d to %d', own.first_column, own.first_column + own.columns - 1) END
    || iif(slot.is_offered OR slot.reason = 'grid-ideal', '', ifnull((SELECT words FROM leaves), '')) AS gives,
  ifnull((
    SELECT ' (beside it ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s has %.10g', key, round(slot, 2)), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ')'
    FROM (SELECT slot, (SELECT key FROM node WHERE node.id = beside.view_id) AS key,
        row_number() OVER (ORDER BY beside.id) AS place, count(*) OVER () AS many
      FROM own CROSS JOIN beside WHERE own.axis = 'w' AND (slot.is_offered OR slot.reason = 'grid-ideal' OR beside.id NOT IN (SELECT id FROM higher))
      ORDER BY place LIMIT 4) HAVING count(*) > 0), '') AS beside,
  ifnull((
    SELECT ' (of the other rows ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s has %.10g', key, round(slot, 2)), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ')'
    FROM (
      -- A row without a name goes by its first cell.
      SELECT beside.*, (SELECT iif(node.kind = 'GridRow' AND node.key GLOB 'node[0-9]*',
        'that of ' || (SELECT view.key FROM node AS member CROSS JOIN node AS view ON view.id = member.view_id WHERE member.parent_id = node.id ORDER BY member.id LIMIT 1),
        node.key) FROM node WHERE node.id = beside.view_id) AS key
      FROM own CROSS JOIN beside
      -- What takes its share has what the other rows leave.
      WHERE own.axis = 'h' AND EXISTS (SELECT * FROM served WHERE took = widest AND is_filling) ORDER BY place LIMIT 4)), '') AS rows,
  iif(slot.is_offered, coalesce((
    SELECT printf(': %.10g of %s and %.10g for ', round(widest, 2), ifnull((SELECT key FROM node WHERE node.id = ways.rival_id), 'its own'), round(slot.length - widest, 2))
      || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
        || printf('%s, which takes %.10g over columns %d to %d', (SELECT key FROM node WHERE node.id = spanning.id), round(took, 2), first_column, first_column + columns - 1), '')
    FROM (SELECT * FROM spanning ORDER BY place LIMIT 3) AS spanning HAVING count(*) > 0), rival.words, (
    -- Its own making.
    SELECT printf(': it took %.10g of its share of %.10g', round(own_took, 2), round(own_offered, 2)) || ifnull((SELECT words FROM leaves), '') FROM served
    WHERE own.axis = 'w' AND own.columns = 1 AND abs(own_took - slot.length) < 0.005 AND own_took < own_offered - 0.005 LIMIT 1), ''), ifnull(rival.words, '')) AS widest,
  own.parent_node_id AS by_id,
  -- What spans the column, what makes it as wide, what stands beside it.
  iif(filled.id IS NULL, ways.edit, NULL) AS edit,
  ways.label AS label,
  filled.id IS NOT NULL AS fold,
  '' AS tied,
  ways.tied_ids AS tied_ids,
  ways.blames AS blames,
  'unwrap #' || own.parent_node_id AS content_edit,
  ifnull(filled.id, own.asked_id) AS because,
  'offer' AS because_ask
FROM own JOIN slot JOIN filled JOIN (
  SELECT max(', which ' || iif(count > 4, (SELECT key FROM node WHERE node.id = rival.id) || printf(' and %d others', count - 1), keys)
    || iif(count = 1, ' fills', ' fill')) AS words
  FROM rival) AS rival JOIN (
  SELECT group_concat('remove #' || replace(ids, ',', '; remove #'), char(10)) AS edit, group_concat(label, char(10)) AS label, group_concat(blames, char(10)) AS blames,
    max(iif(rank = 7, ids, NULL)) AS tied_ids,
    max(iif(rank = 4, ids, NULL)) AS rival_id
  FROM (SELECT * FROM way ORDER BY rank)) AS ways
-- A share of the width is another rule's.
WHERE (own.axis = 'w' AND own.columns >= 1 AND NOT slot.is_offered AND slot.reason IN ('grid-share', 'grid-span')) IS NOT TRUE;
