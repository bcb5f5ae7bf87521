-- A Grid offers a cell an equal share of what the columns that are done with leave, for each column that it covers, and at least what those have.
-- Only of: is_grid, is_grid_row
-- Is: remainder
WITH cell AS MATERIALIZED (
  SELECT offered.*, made.parent_id AS arranged_by, cell.row_id, cell.first_column, cell.columns, cell.first_column + cell.columns - 1 AS last_column,
    share.priority, share.length, share.gaps, share.begun, share.divisor, share.points, share.parts, share.divisor = share.begun AS is_plain,
    -- Between its columns.
    (SELECT total(gap) FROM grid_track AS inside
      WHERE inside.call_id = made.parent_id AND inside.axis = 'w' AND inside.track > cell.first_column AND inside.track < cell.first_column + cell.columns) AS between_columns
  FROM (
    SELECT child.node_id, child.pass_id, child.proposal_width AS proposal, iif(traits.is_grid_row, parent.parent_id, parent.id) AS asked_id,
      -- Placed, a cell that fills its slot is offered again what it answered so to.
      iif(traits.is_grid AND reason.name <> 'grid-again', child.id, (
        SELECT max(call.id) FROM placement CROSS JOIN call ON call.node_id = child.node_id
          AND call.pass_id = (SELECT pass_id FROM call AS arranging WHERE arranging.id = placement.arranged_by) AND call.parent_id = placement.arranged_by
          AND call.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span', 'grid-unsized', 'grid-ideal'))
        WHERE placement.pass_id = child.pass_id AND placement.node_id = iif(traits.is_grid_row, node.parent_id, node.id))) AS made_id
    FROM call AS child CROSS JOIN reason ON reason.id = child.reason_id AND reason.name IN ('grid-share', 'grid-span', 'grid-again')
    CROSS JOIN call AS parent ON parent.id = child.parent_id
    CROSS JOIN node ON node.id = parent.node_id
    CROSS JOIN kind AS traits ON traits.name = node.kind AND (traits.is_grid OR traits.is_grid_row)
    WHERE child.id = :call AND :axis = 'w' AND (child.proposal_width IS NOT parent.proposal_width
      -- Over all columns it has what there is for covering them.
      OR child.proposal_width < 9e999 AND EXISTS (SELECT * FROM grid_cell WHERE cell_id = child.node_id AND columns > 1))) AS offered
  CROSS JOIN call AS made ON made.id = offered.made_id AND made.reason_id IN (SELECT id FROM reason WHERE name IN ('grid-share', 'grid-span'))
  CROSS JOIN grid_cell AS cell ON cell.cell_id = offered.node_id AND cell.columns >= 1
  LEFT JOIN grid_share AS share ON share.rowid = (
    SELECT held.rowid FROM grid_share AS held WHERE held.call_id = made.parent_id AND held.axis = 'w' AND held.first_call_id <= made.id
    ORDER BY held.first_call_id DESC LIMIT 1)
  LIMIT 1
), own AS MATERIALIZED (
  -- What its columns have is more.
  SELECT *, ifnull(proposal > 0.005 + points / parts * columns + between_columns, 0) AS is_more FROM cell
), taker AS MATERIALIZED (
  -- What was gone of the Grid's width by then: gaps, what higher priorities took, the widest cell of each column that is done with, and what
  -- cells over several take, or need more. It is told in full only where one of these has a say, else what stands beside it says it all.
  SELECT *, row_number() OVER (ORDER BY is_apart, kind <> 'gaps', kind <> 'higher', track, last_track, node_id) AS place,
    max(iif(is_kept, view_id, 0)) OVER () AS keeper_id,
    max(is_told AND last_track > track OR is_kept OR NOT is_plain OR kind = 'rest') OVER () AS is_full,
    iif(is_told AND kind = 'higher', row_number() OVER (PARTITION BY is_told, kind ORDER BY track, last_track, node_id), NULL) AS higher_place
  FROM (
    SELECT *, kind IN ('gaps', 'higher', 'done', 'more', 'rest') AND NOT is_inside AND abs(sum) > 0.005 AS is_told
    FROM (
      SELECT taken.*, cell.parent_id, cell.view_id, iif(taken.kind = 'gaps', taken.points - total(inside) OVER (), iif(whole, took, points)) AS sum,
        -- In columns that are told with the cell that covers them.
        taken.kind = 'done' AND track <= max(iif(whole, last_track, 0)) OVER (ORDER BY track) AS is_inside,
        taken.kind = 'kept' AND NOT max(taken.kind = 'done') OVER (PARTITION BY track) AS is_kept,
        taken.kind = 'done' AND max(taken.kind = 'higher') OVER (PARTITION BY track, last_track, taken.node_id) AS is_again
      FROM (
        SELECT own.first_column, own.row_id, own.is_more, own.is_more AND own.proposal > 0 AS is_wide, own.is_plain, iif(taken.kind IS NULL, 'gaps', taken.kind) AS kind,
          ifnull(taken.track, 0) AS track, ifnull(taken.last_track, 0) AS last_track, taken.node_id, ifnull(taken.points, own.gaps) AS points, taken.took,
          taken.whole AND own.is_plain AS whole, NOT own.is_plain AND taken.kind IN ('done', 'more') IS TRUE AS is_apart,
          iif(taken.whole AND own.is_plain, (SELECT total(gap) FROM grid_track AS inside
            WHERE inside.call_id = own.arranged_by AND inside.axis = 'w' AND inside.track > taken.track AND inside.track <= taken.last_track), 0) AS inside,
          max(taken.first_call_id) AS first_call_id
        FROM own CROSS JOIN (SELECT 0 AS is_gaps UNION ALL SELECT 1) AS which
        LEFT JOIN grid_taken AS taken ON taken.call_id = iif(which.is_gaps, NULL, own.arranged_by) AND taken.axis = 'w' AND taken.first_call_id <= own.made_id
          AND (taken.kind IN ('higher', 'wide') OR taken.priority = own.priority)
        WHERE which.is_gaps OR taken.call_id IS NOT NULL
        GROUP BY taken.kind, taken.track, taken.last_track, iif(taken.last_track > taken.track, taken.node_id, 0)) AS taken
      LEFT JOIN node AS cell ON cell.id = taken.node_id))
), told AS MATERIALIZED (
  SELECT own.*, made.*, NOT (is_more AND proposal > 0 OR count > 6 OR NOT (is_full OR is_more)) AS is_summed
  FROM own CROSS JOIN (
    SELECT sum(is_told) AS count, is_full,
      group_concat(iif(higher_place, node_id, NULL)) AS higher_ids, count(higher_place) AS higher_count,
      json_group_array(json_object('view_id', view_id, 'points', sum, 'is_more', last_track > track)) FILTER (WHERE higher_place <= 4) AS higher,
      max(iif(kind = 'wide' AND track = first_column, view_id, NULL)) AS wide_id,
      json_group_array(json_object('kind', kind, 'view_id', view_id, 'points', iif(kind = 'rest', -sum, sum), 'took', took, 'first', track, 'last', last_track, 'is_again', is_again,
        'is_whole', whole OR points = took, 'is_apart', is_apart)) FILTER (WHERE is_told) AS takers,
      total(sum) FILTER (WHERE is_told AND NOT is_apart) AS gone,
      json_group_array(json_object('column', track)) FILTER (WHERE is_kept AND view_id = keeper_id) AS kept, nullif(max(keeper_id), 0) AS keeper_id
    FROM (SELECT * FROM taker ORDER BY place)) AS made
), beside AS MATERIALIZED (
  -- The cells of its row, and what slots they have.
  SELECT *,
    -- A cell of another row makes its column as wide.
    (SELECT maker.view_id FROM grid_track AS track CROSS JOIN node AS maker ON maker.id = track.node_id AND maker.parent_id <> cell.row_id
      WHERE track.call_id = cell.arranged_by AND track.axis = 'w' AND track.track = (SELECT first_column FROM grid_cell WHERE cell_id = cell.id)
        AND cell.columns = 1 AND track.took = cell.slot AND cell.took <> cell.slot) AS maker_id
  FROM (
    SELECT cell.id, cell.view_id, cell.id = told.node_id AS is_own, told.row_id, told.columns, told.arranged_by, told.is_summed, told.higher_ids, call.reply_width AS took,
      iif(call.reason_id = (SELECT id FROM reason WHERE name = 'grid-again'), call.reply_width, call.proposal_width) AS slot,
      instr(',' || ifnull(told.higher_ids, '') || ',', ',' || cell.id || ',') > 0 AS is_higher
    FROM told CROSS JOIN node AS cell ON cell.parent_id = told.row_id
    CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = told.pass_id
    CROSS JOIN call ON call.id = placement.call_id) AS cell
), way (rank, id, role) AS (
  -- What has it cover several columns.
  SELECT * FROM (
    SELECT -1, modifier.id, 'cause' FROM (SELECT node_id FROM own WHERE columns > 1) AS own CROSS JOIN node ON node.id = own.node_id
    CROSS JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)
    CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count' AND attribute.number > 1
    ORDER BY attribute.number DESC, modifier.id LIMIT 1)
  UNION ALL
  -- What made its column so wide, what has a cell served before it, its own priority too, then what took most.
  SELECT rank, id, 'cause' FROM (
    SELECT rank, id, view_id, sum, row_number() OVER (PARTITION BY rank ORDER BY sum DESC, id) AS place FROM (
      SELECT CASE WHEN blamed.id <> taker.view_id THEN iif(blamed.kind IN (SELECT name FROM kind WHERE sets_priority) AND taker.higher_place, 1, NULL)
          WHEN taker.kind = 'wide' THEN iif(taker.is_wide AND taker.track = taker.first_column, 0, NULL)
          WHEN taker.is_full AND NOT taker.is_wide AND taker.is_told AND taker.sum > 0 AND (taker.last_track > taker.track OR taker.parent_id <> taker.row_id) THEN 2 END AS rank,
        blamed.id, taker.view_id, taker.sum
      FROM taker CROSS JOIN node AS blamed ON blamed.view_id = taker.view_id)
    WHERE rank IS NOT NULL)
  WHERE place <= 2 + (rank = 2)
  UNION ALL
  -- A view that takes all that the other columns leave makes its own one as wide as that.
  SELECT * FROM (
    SELECT 2.4, told.view_id || ' with gridCellUnsizedAxes', 'cause' FROM (
      SELECT told.*, node.view_id FROM told CROSS JOIN node ON node.id = told.node_id CROSS JOIN call ON call.id = :call AND call.reply_width = call.proposal_width
    ) AS told CROSS JOIN grid_track AS track ON track.call_id = told.arranged_by AND track.axis = 'w'
    CROSS JOIN node AS maker ON maker.id = track.node_id AND maker.parent_id <> told.row_id
    WHERE told.columns = 1 AND track.track <> told.first_column LIMIT 1)
  UNION ALL
  -- What makes the other columns as wide as they are: cells of other rows.
  SELECT * FROM (
    SELECT 2.5, maker.view_id, 'cause' FROM told CROSS JOIN grid_track AS track ON track.call_id = told.arranged_by AND track.axis = 'w'
    CROSS JOIN node AS maker ON maker.id = track.node_id AND maker.parent_id <> told.row_id
    WHERE told.columns = 1 AND track.track <> told.first_column ORDER BY track.took DESC, maker.view_id LIMIT 2)
  UNION ALL
  -- A cell over several columns, as long as it is not served, keeps those open that it covers: what has it do so, then itself. The one that the sum
  -- names goes before all that the other columns have.
  SELECT * FROM (
    SELECT CASE WHEN blamed.id = blamed.view_id THEN 2.7 WHEN blamed.view_id = told.keeper_id THEN 2.3 ELSE 2.6 END AS rank,
      blamed.id, 'cause' FROM told CROSS JOIN node AS row ON row.id = told.row_id
    CROSS JOIN node AS around ON around.parent_id = row.parent_id CROSS JOIN node AS member ON member.parent_id = around.id AND +around.kind IN (SELECT name FROM kind WHERE is_grid_row)
    CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id AND cell.columns > 1
    CROSS JOIN node AS blamed ON blamed.id BETWEEN member.id AND member.view_id
    WHERE told.columns = 1 AND member.id <> told.node_id AND (blamed.id = member.view_id OR EXISTS (
      SELECT * FROM attribute WHERE attribute.node_id = blamed.id AND name = 'count' AND blamed.kind IN (SELECT name FROM kind WHERE advises_grid)))
    ORDER BY rank, cell.columns DESC, member.id LIMIT 3)
  UNION ALL
  -- With whom it shares, which is nobody's fault.
  SELECT rank, id, iif(rank = 3, 'peer', 'cause') FROM (
    SELECT iif(beside.is_own, 1.5, 3) AS rank, blamed.id, row_number() OVER (PARTITION BY beside.is_own ORDER BY beside.slot DESC, beside.id) AS place
    FROM beside CROSS JOIN node AS blamed ON blamed.view_id = beside.view_id
    WHERE iif(beside.is_own, blamed.kind IN (SELECT name FROM kind WHERE sets_priority) AND beside.higher_ids IS NOT NULL, blamed.id = beside.view_id AND beside.columns = 1))
  WHERE place <= 3
)
SELECT
  told.proposal AS value,
  told.is_more AS is_more,
  told.first_column AS first,
  told.last_column AS last,
  told.between_columns AS between_columns,
  told.points AS points,
  told.parts AS parts,
  told.is_plain AS is_plain,
  told.length AS length,
  told.begun AS begun,
  told.divisor AS divisor,
  -- What each of its columns counts for.
  iif(told.is_plain, NULL, (told.length - told.gone) / max(1, told.divisor)) AS each,
  told.is_summed AS is_summed,
  told.takers AS takers,
  told.kept AS kept,
  told.keeper_id AS keeper_id,
  told.higher AS higher,
  told.higher_count AS higher_count,
  told.wide_id AS wide_id,
  -- What makes each of its columns as wide, where that adds up.
  (SELECT json_group_array(json_object('view_id', view_id, 'points', points))
    FROM (SELECT * FROM taker WHERE kind = 'wide' AND track = last_track AND track BETWEEN told.first_column AND told.last_column ORDER BY track)
    HAVING count(*) = told.columns AND abs(total(points) + told.between_columns - told.proposal) < 0.005) AS wides,
  others.list AS beside,
  others.count AS beside_count,
  told.row_id AS by_id,
  ifnull((SELECT group_concat(role || ' ' || id, char(10)) FROM (SELECT * FROM way ORDER BY rank)) || char(10), '') || 'content ' || told.row_id AS suspects,
  told.asked_id AS because,
  -- A sum that is told begins with what the Grid has, gaps and all.
  iif(told.is_summed OR told.is_more, 'offer', 'room') AS because_ask
FROM told CROSS JOIN (
  SELECT json_group_array(json_object('view_id', view_id, 'slot', slot, 'maker_id', maker_id)) AS list, max(count) AS count
  FROM (SELECT *, count(*) OVER () AS count FROM beside WHERE NOT is_own AND NOT is_higher AND NOT is_summed ORDER BY id LIMIT 4)) AS others;
