-- {by} {gives}{beside}
-- Only of: Grid, GridRow
-- A cell of a row is offered an equal share of what the columns that are done with leave, for each column that it covers. Done with are
-- columns whose cells were all served before.
WITH own AS MATERIALIZED (
  SELECT offered.*, call.parent_id AS arranged_by, call.pass_id AS made_in, grid.proposal AS grid_proposal, cell.grid_id, cell.row_id,
    cell.first_column, cell.columns
  FROM (
    SELECT child.*, parent.node_id AS parent_node_id, iif(node.kind = 'GridRow', parent.parent_id, parent.id) AS asked_id,
      -- Placed, a cell that fills its slot is offered again what it answered so to.
      iif(node.kind = 'Grid' AND child.reason <> 'grid-again', child.id, (
        SELECT max(call.id) FROM placement CROSS JOIN call ON call.node_id = child.node_id
          AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = placement.arranged_by) AND call.parent_id = placement.arranged_by
          AND call.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span', 'grid-unsized', 'grid-ideal'))
        WHERE placement.pass_id = child.pass_id AND placement.node_id = iif(node.kind = 'GridRow', node.parent_id, node.id))) AS made_id
    FROM axis_call AS child
    JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
    JOIN node ON node.id = parent.node_id AND node.kind IN ('Grid', 'GridRow')
    WHERE child.id = :call AND child.axis = :axis AND child.axis = 'w' AND child.reason IN ('grid-share', 'grid-span', 'grid-again')
      AND child.proposal IS NOT parent.proposal) AS offered
  CROSS JOIN call ON call.id = offered.made_id AND call.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span'))
  CROSS JOIN axis_call AS grid ON grid.id = call.parent_id AND grid.axis = offered.axis
  CROSS JOIN grid_cell AS cell ON cell.cell_id = offered.node_id AND cell.columns >= 1
  LIMIT 1
), cell AS (
  -- The cells of rows, and what they were offered and took as the columns were made. More than 64 are not looked at.
  SELECT * FROM (
    SELECT own.node_id AS own_id, own.row_id AS own_row_id, own.columns AS own_columns, own.proposal AS own_proposal, own.grid_proposal,
      cell.cell_id, cell.row_id, cell.first_column, cell.columns, member.view_id, member.ordinal,
      (SELECT number FROM attribute WHERE node_id = own.grid_id AND name = 'horizontalSpacing') AS spacing,
      took.id AS call_id, took.reply_width AS took, count(*) OVER () AS cells,
      -- By what they go one before another: those that agree are served together.
      printf('%d %.17g %d', (most.reply_width = 9e999) + (took.proposal_height IS NOT NULL AND most.reply_height = 9e999),
        iif(most.reply_width = 9e999, 0, most.reply_width) - least.reply_width
          + iif(took.proposal_height IS NULL, 0, iif(most.reply_height = 9e999, 0, most.reply_height) - least.reply_height),
        reason.name = 'grid-unsized') AS agreeing
    FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
    CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id
    CROSS JOIN call AS took ON took.node_id = member.id AND took.pass_id = own.made_in AND took.parent_id = own.arranged_by
    CROSS JOIN reason ON reason.id = took.reason_id AND reason.name IN ('grid-share', 'grid-span', 'grid-unsized')
    CROSS JOIN call AS least ON least.node_id = member.id AND least.pass_id = own.made_in AND least.parent_id = own.arranged_by
      AND least.reason_id = (SELECT id FROM reason WHERE name = 'grid-probe-minimum')
    CROSS JOIN call AS most ON most.node_id = member.id AND most.pass_id = own.made_in AND most.parent_id = own.arranged_by
      AND most.reason_id = (SELECT id FROM reason WHERE name = 'grid-probe-maximum'))
  WHERE cells <= 64
), served AS (
  SELECT *, turn < max(turn) FILTER (WHERE cell_id = own_id) OVER () AS is_before FROM (
    SELECT *, sum(is_next) OVER (ORDER BY call_id) AS turn FROM (
      SELECT *, agreeing IS NOT lag(agreeing) OVER (ORDER BY call_id) AS is_next FROM cell))
), covered AS (
  -- Once for each column that they cover.
  SELECT *, first_column AS number FROM served
  UNION ALL
  SELECT own_id, own_row_id, own_columns, own_proposal, grid_proposal, cell_id, row_id, first_column, columns, view_id, ordinal, spacing, call_id,
    took, cells, agreeing, is_next, turn, is_before, number + 1 FROM covered WHERE number + 1 < first_column + columns
), width AS (
  -- The gap before each column, the grid's own, else 8 where two cells meet; what its own cells had taken by then; whether all its cells were served.
  SELECT *, iif(number = 1, 0, ifnull(spacing, 8.0 * max(ordinal > 0 AND first_column = number) OVER (PARTITION BY number))) AS gap,
    ifnull(max(took) FILTER (WHERE columns = 1 AND is_before) OVER (PARTITION BY number), 0) AS own,
    min(is_before) OVER (PARTITION BY number) AS is_served,
    max(columns = 1) OVER (PARTITION BY number) AS has_cells,
    max(turn) FILTER (WHERE first_column = number) OVER (PARTITION BY number) AS last_begun,
    row_number() OVER (PARTITION BY number ORDER BY columns > 1, took DESC, row_id <> own_row_id, call_id) AS rank
  FROM covered
), need AS (
  -- What a cell over several columns needs more than they have.
  SELECT *, iif(columns > 1 AND is_before, max(0, took - inside - has), 0) AS needs FROM (
    SELECT *, total(gap) FILTER (WHERE number > first_column) OVER (PARTITION BY cell_id) AS inside, sum(own) OVER (PARTITION BY cell_id) AS has FROM width)
), lacking AS (
  -- Less what cells before it that share a column with it needed.
  SELECT *, max(0, needs - max(earlier) OVER (PARTITION BY cell_id)) AS lacks FROM (
    SELECT *, total(needs) OVER (PARTITION BY number ORDER BY call_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS earlier FROM need)
), done AS (
  -- Columns that count as done with. One stays open in which no cell begins, and where a cell that begins before it needs no more, or is served
  -- after what begins in it.
  SELECT *, is_served AND last_begun IS NOT NULL
    AND NOT max(columns > 1 AND first_column < number AND (lacks <= 0 OR has_cells AND turn > last_begun)) OVER (PARTITION BY number) AS is_done
  FROM lacking
), counted AS (
  -- For how much a cell over several columns counts in those: in the first of them, from where each that has a width of its own moves it to those that
  -- have none. If all it covers is done with, and it alone covers that, it counts for what it took.
  SELECT *, iif(is_first_done, lacks - moved, 0) + ifnull(moved / bare * bare_done, 0) AS counts,
    lacks > 0 AND are_done AND max(others) OVER (PARTITION BY cell_id) = 1 AS is_whole
  FROM (
    SELECT *, iif(bare = 0, 0, lacks * (columns - bare)) AS moved FROM (
      SELECT *, total(own = 0) OVER (PARTITION BY cell_id) AS bare, total(own = 0 AND is_done) OVER (PARTITION BY cell_id) AS bare_done,
        max(is_done) FILTER (WHERE number = first_column) OVER (PARTITION BY cell_id) AS is_first_done, min(is_done) OVER (PARTITION BY cell_id) AS are_done,
        total(lacks > 0) OVER (PARTITION BY number) AS others
      FROM done))
), sharing AS MATERIALIZED (
  -- What that leaves, and among how many columns it is divided. It counts only if the share comes to what was offered: priorities have their own say.
  SELECT *, abs(points / parts * own_columns + max(inside) FILTER (WHERE cell_id = own_id) OVER () - own_proposal) < 0.005 AS is_sum FROM (
    SELECT *, total(NOT is_done) FILTER (WHERE rank = 1) OVER () AS parts, total(gap) FILTER (WHERE rank = 1) OVER () AS gaps,
      max(is_whole) OVER (PARTITION BY number) AS is_in_whole,
      grid_proposal - total(gap) FILTER (WHERE rank = 1) OVER () - total(own) FILTER (WHERE rank = 1 AND is_done) OVER ()
        - total(counts) FILTER (WHERE number = first_column) OVER () AS points
    FROM counted)
), taker (number, view_id, points, has, first_column, last_column, is_whole) AS MATERIALIZED (
  -- What is gone of the width that the grid was offered: gaps, the widest cell of each column, and what cells over several take, or need more.
  SELECT 0, NULL, max(gaps) - total(inside) FILTER (WHERE is_whole AND number = first_column), NULL, NULL, NULL, NULL FROM sharing WHERE is_sum
  UNION ALL
  SELECT number, view_id, own, NULL, NULL, NULL, NULL FROM sharing WHERE is_sum AND rank = 1 AND is_done AND NOT is_in_whole AND own > 0
  UNION ALL
  SELECT number + 0.5, view_id, iif(is_whole, took, counts), took, first_column, first_column + columns - 1, is_whole
  FROM sharing WHERE is_sum AND number = first_column AND counts <> 0
), kept AS (
  -- A column that counts among the others for what covers it, though all its cells are served.
  SELECT iif(count(*) = 1, 'column ', 'columns ') || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || number, '')
    || iif(count(*) = 1, ' still counts', ' still count')
    || printf(', since %s covers %s', (SELECT key FROM node WHERE node.id = last), iif(count(*) = 1, 'it', 'them')) AS words
  FROM (
    SELECT *, row_number() OVER (ORDER BY number) AS place, count(*) OVER () AS many, max(view_id) OVER () AS last FROM (
      SELECT number, max(view_id) AS view_id FROM sharing WHERE is_sum AND is_served AND NOT is_done AND first_column < number GROUP BY number)
    ORDER BY number)
  WHERE view_id = last HAVING count(*) > 0
), higher AS (
  -- Cells of its row that go before it for their priority: that of the outermost modifier that has one, or hides it.
  SELECT id, took, row_number() OVER (ORDER BY took DESC, id) AS place, count(*) OVER () AS many FROM (
    SELECT id, took, priority, max(priority) FILTER (WHERE is_own) OVER () AS own_priority FROM (
      SELECT cell.id, cell.id = own.node_id AS is_own, call.reply AS took, ifnull((
        SELECT (SELECT number FROM attribute WHERE node_id = modifier.id AND name = 'value' AND modifier.kind = 'layoutPriority') FROM node AS modifier
        WHERE modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.kind IN ('layoutPriority', 'frame', 'padding', 'safeAreaPadding', 'fixedSize',
          'aspectRatio', 'scaledToFit', 'scaledToFill', 'position', 'containerRelativeFrame', 'safeAreaInset', 'ignoresSafeArea')
        ORDER BY modifier.id LIMIT 1), 0) AS priority
      FROM own CROSS JOIN node AS cell ON cell.parent_id = own.row_id
      CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = own.pass_id
      CROSS JOIN axis_call AS call ON call.id = placement.call_id AND call.axis = own.axis))
  WHERE priority > own_priority
), leaves AS (
  SELECT ' of what ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
      || printf('%s (%.10g)', (SELECT view.key FROM node JOIN node AS view ON view.id = node.view_id WHERE node.id = higher.id), round(took, 2)), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '')
    || iif(max(many) = 1, ' leaves, whose priority is higher', ' leave, whose priorities are higher') AS words
  FROM (SELECT * FROM higher ORDER BY place LIMIT 4) AS higher HAVING count(*) > 0
), summed (words) AS MATERIALIZED (
  -- Only where a cell over several columns has a say in it: else what stands beside it says it all.
  SELECT printf(': %.10g less ', (SELECT max(round(grid_proposal, 2)) FROM sharing)) || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
    || CASE WHEN view_id IS NULL THEN printf('%.10g for gaps', round(points, 2))
      WHEN is_whole IS NULL THEN printf('%s''s %.10g', key, round(points, 2))
      WHEN is_whole OR abs(points - has) < 0.005 THEN printf('the %.10g that %s takes over columns %d to %d', round(points, 2), key, first_column, last_column)
      ELSE printf('%.10g more that %s needs, which takes %.10g over columns %d to %d', round(points, 2), key, round(has, 2), first_column, last_column) END, '')
    || ifnull((SELECT '; ' || words FROM kept), '')
  FROM (
    SELECT *, (SELECT key FROM node WHERE node.id = taker.view_id) AS key, row_number() OVER (ORDER BY number) AS place, count(*) OVER () AS many,
      max(has) OVER () AS most
    FROM taker WHERE abs(points) > 0.005 ORDER BY number)
  WHERE most IS NOT NULL OR EXISTS (SELECT * FROM kept) HAVING count(*) BETWEEN 1 AND 6
), beside AS (
  SELECT cell.id, cell.view_id, iif(call.reason = 'grid-again', call.reply, call.proposal) AS slot
  FROM own CROSS JOIN node AS cell ON cell.parent_id = own.row_id AND cell.id <> own.node_id
  CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = own.pass_id
  CROSS JOIN axis_call AS call ON call.id = placement.call_id AND call.axis = 'w'
), widener AS MATERIALIZED (
  -- What makes the other columns as wide as they are, where they share with its own: cells of other rows.
  SELECT view_id, took, first_column FROM sharing
  WHERE rank = 1 AND columns = 1 AND own_columns = 1 AND row_id <> own_row_id
    AND first_column <> (SELECT first_column FROM own)
), way (rank, ids, blames) AS (
  -- What has a cell served before it, then what took most, then with whom it shares, which is nobody's fault.
  SELECT * FROM (SELECT 1, modifier.id, 'edit' FROM own CROSS JOIN beside CROSS JOIN node AS modifier
    ON modifier.view_id = beside.view_id AND iif(beside.id, modifier.kind, NULL) = 'layoutPriority' WHERE own.columns = 1 ORDER BY beside.slot DESC, beside.id LIMIT 2)
  UNION ALL
  SELECT * FROM (
    SELECT 2, taker.view_id, 'edit'
    FROM taker CROSS JOIN summed ON summed.words IS NOT NULL CROSS JOIN own CROSS JOIN node ON node.id = taker.view_id
    WHERE taker.points > 0.005 AND (taker.has IS NOT NULL OR node.id NOT BETWEEN own.row_id AND (SELECT last_id FROM node AS row WHERE row.id = own.row_id))
    ORDER BY taker.points DESC, taker.view_id LIMIT 3)
  UNION ALL
  SELECT * FROM (SELECT 2.5, view_id, 'edit' FROM widener ORDER BY took DESC, view_id LIMIT 2)
  UNION ALL
  SELECT * FROM (SELECT 3, beside.view_id, 'step' FROM own CROSS JOIN beside WHERE own.columns = 1 ORDER BY beside.slot DESC, beside.id LIMIT 3)
), shared AS (
  SELECT max(points) AS points, max(parts) AS parts FROM sharing WHERE is_sum AND NOT EXISTS (SELECT * FROM higher)
), has AS (
  -- Less than its column has is offered to no one.
  SELECT max(printf('offers it the %.10g that %s has made column %d wide, more than a share', round(sharing.own, 2),
    (SELECT key FROM node WHERE node.id = sharing.view_id), sharing.number)) AS words
  FROM own CROSS JOIN sharing ON sharing.number = own.first_column AND sharing.columns = 1 AND sharing.is_before AND own.columns = 1
    AND sharing.is_sum IS NOT 1 AND sharing.took = sharing.own AND abs(sharing.own - own.proposal) < 0.005
  WHERE NOT EXISTS (SELECT * FROM higher) AND (SELECT max(points / parts) FROM sharing) < own.proposal
)
SELECT
  own.proposal AS value,
  CASE WHEN has.words IS NOT NULL THEN has.words
    WHEN shared.parts = 1 AND own.columns = 1 THEN 'offers it what is left, for '
    ELSE 'offers it an equal share' || iif(shared.parts IS NULL, '', printf(' of %.10g among %d columns', round(shared.points, 2), shared.parts))
      || iif(own.columns = 1, ' for ', ' for each of ') END
    || CASE WHEN has.words IS NOT NULL THEN '' WHEN own.columns = 1 THEN 'column ' || own.first_column ELSE printf('columns %d to %d', own.first_column, own.first_column + own.columns - 1) END
    || ifnull((SELECT words FROM leaves), '') || ifnull((SELECT words FROM summed), '') AS gives,
  ifnull((
    SELECT ' (beside it ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s has %.10g', key, round(slot, 2)) || made, '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ')'
    FROM (SELECT slot, (SELECT key FROM node WHERE node.id = beside.view_id) AS key,
        row_number() OVER (ORDER BY beside.id) AS place, count(*) OVER () AS many,
        ifnull((SELECT ' for ' || (SELECT key FROM node WHERE node.id = widener.view_id) FROM widener
          WHERE widener.first_column = (SELECT first_column FROM grid_cell WHERE cell_id = beside.id) AND abs(widener.took - beside.slot) < 0.005), '') AS made
      FROM beside WHERE beside.id NOT IN (SELECT id FROM higher) AND NOT EXISTS (SELECT words FROM summed WHERE words IS NOT NULL)
      ORDER BY place LIMIT 4) HAVING count(*) > 0), '') AS beside,
  own.row_id AS by_id,
  (SELECT group_concat('remove #' || ids, char(10)) FROM (SELECT ids FROM way ORDER BY rank)) AS edit,
  'Without {it}' AS label,
  (SELECT group_concat(blames, char(10)) FROM (SELECT blames FROM way ORDER BY rank)) AS blames,
  'unwrap #' || own.row_id AS content_edit,
  own.asked_id AS because,
  'offer' AS because_ask
FROM own CROSS JOIN shared CROSS JOIN has;
