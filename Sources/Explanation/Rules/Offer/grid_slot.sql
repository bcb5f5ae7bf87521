-- A Grid, placing, offers a cell its slot. A column is as wide as the widest of its own cells, and what cells over several columns add to it.
-- Only of: is_grid, is_grid_row
-- One that fills its slot is offered again what it answered so to.
-- Is: remainder
WITH
-- With: unsized,
own AS MATERIALIZED (
  -- A row has no say in it: what the grid was offered goes before.
  SELECT own.*, iif(is_offered, proposal, reply) AS length, made.parent_id AS made_by, made.id AS made_id,
    iif(asked_for = 'grid-again', (SELECT name FROM reason WHERE reason.id = made.reason_id), asked_for) AS reason
  FROM (
    SELECT child.id, child.node_id, child.pass_id, :axis AS axis, iif(:axis = 'w', child.proposal_width, child.proposal_height) AS proposal,
      iif(:axis = 'w', child.reply_width, child.reply_height) AS reply, reason.name AS asked_for, reason.name IN ('place', 'grid-slot') AS is_offered,
      parent.node_id AS parent_node_id, traits.is_grid_row AS is_cell, iif(traits.is_grid_row, parent.parent_id, parent.id) AS asked_id,
      iif(traits.is_grid_row, node.parent_id, node.id) AS grid_id, placement.arranged_by,
      (SELECT pass_id FROM call AS arranging WHERE arranging.id = placement.arranged_by) AS made_in,
      iif(traits.is_grid_row, node.id, (SELECT id FROM node AS row WHERE row.id = child.node_id AND row.kind IN (SELECT name FROM kind WHERE is_grid_row))) AS row_id,
      -- Scalar subqueries: SQLite would make a table of a view that is joined from the left.
      (SELECT first_column FROM grid_cell WHERE cell_id = child.node_id) AS first_column, (SELECT columns FROM grid_cell WHERE cell_id = child.node_id) AS columns
    FROM call AS child
    CROSS JOIN call AS parent ON parent.id = child.parent_id
    CROSS JOIN node ON node.id = parent.node_id
    CROSS JOIN kind AS traits ON traits.name = node.kind AND (traits.is_grid OR traits.is_grid_row)
    CROSS JOIN reason ON reason.id = child.reason_id
    LEFT JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = iif(traits.is_grid_row, node.parent_id, node.id)
    WHERE child.id = :call AND iif(:axis = 'w', child.proposal_width IS NOT parent.proposal_width
        -- Over all columns it has what there is for covering them.
        OR child.proposal_width < 9e999 AND reason.name NOT LIKE 'grid-probe-%' AND columns > 1 OR EXISTS (SELECT * FROM unsized),
        child.proposal_height IS NOT parent.proposal_height)
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
    columns > 1 AND took > 0 AND slot_length > widest AND NOT is_following AND is_part = max(is_part) FILTER (WHERE columns > 1 AND NOT is_following) OVER () AS is_spanning
  FROM (
    SELECT *, ifnull(max(took) FILTER (WHERE columns = 1) OVER (), 0) AS widest,
      max(took) FILTER (WHERE cell_id = own_id) OVER () AS own_took,
      max(offered) FILTER (WHERE cell_id = own_id AND reason = 'grid-share') OVER () AS own_offered,
      max(fit) FILTER (WHERE cell_id = own_id AND reason = 'grid-share') OVER () AS own_fit,
      max(call_id) FILTER (WHERE cell_id = own_id) OVER () AS own_call,
      max(is_following) FILTER (WHERE cell_id = own_id) OVER () AS is_own_following
    FROM (
      SELECT near.*, reason IN ('grid-share', 'grid-span') AND fit <> 'less' AS is_filling, reason = 'grid-unsized' AND fit = 'all' AS is_following,
        (SELECT took > max(start + length) - min(start) - 0.005 OR took > total(own) + total(gap) - min(iif(track = near.first_column, gap, NULL)) + 0.005
          FROM (SELECT track, start, length, gap, took AS own FROM grid_track AS inside WHERE inside.call_id = near.arranged_by AND inside.axis = 'w'
            AND inside.track >= near.first_column AND inside.track < near.first_column + near.columns)) AS is_part
      FROM (
        SELECT near.*, call.id AS call_id, call.reason, call.reply AS took, call.proposal AS offered, call.fit,
          iif(:axis = 'w', NULL, call.cross_proposal) AS across, (SELECT view_id FROM node WHERE node.id = near.cell_id) AS view_id
        FROM (
          SELECT own.node_id AS own_id, own.made_in, own.arranged_by, own.is_offered, own.length AS slot_length, own.reason AS slot_reason,
            member.id AS cell_id, 1 AS first_column, 1 AS columns
          FROM own CROSS JOIN node AS member ON member.parent_id = own.row_id WHERE own.axis = 'h'
          UNION ALL
          SELECT own.node_id, own.made_in, own.arranged_by, own.is_offered, own.length, own.reason, cell.cell_id, cell.first_column, cell.columns
          FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind IN (SELECT name FROM kind WHERE is_grid_row) CROSS JOIN node AS member ON member.parent_id = row.id
          CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id
          WHERE own.axis = 'w' AND own.columns = 1 AND cell.first_column <= own.first_column AND cell.first_column + cell.columns > own.first_column
          UNION ALL
          -- A view outside of the rows covers all columns.
          SELECT own.node_id, own.made_in, own.arranged_by, own.is_offered, own.length, own.reason, member.id, 1,
            (SELECT max(track) FROM grid_track AS track WHERE track.call_id = own.arranged_by AND track.axis = 'w')
          FROM own CROSS JOIN node AS member ON member.parent_id = own.grid_id AND +member.kind NOT IN (SELECT name FROM kind WHERE is_grid_row)
          WHERE own.axis = 'w' AND own.columns = 1) AS near
        CROSS JOIN axis_call AS call ON call.node_id = near.cell_id AND call.pass_id = near.made_in AND call.parent_id = near.arranged_by
          AND call.axis = :axis AND call.reason IN ('grid-ideal', 'grid-share', 'grid-span', 'grid-unsized')) AS near))
), told AS MATERIALIZED (
  -- The widest of the column's own cells, the highest of the row's: all that are, unless they just follow. And what cells over several columns
  -- take, where the column is wider than its own cells make it.
  SELECT own.*, made.*,
    -- The slot is just the share that it took: what made that says why.
    iif(own.is_offered AND own.axis = 'w' AND own_fit <> 'less' AND own_took = own.length, own_call, NULL) AS filled_id,
    -- What its row is divided by; its own height may be more.
    (SELECT json_array(json_object('points', points, 'parts', parts, 'is_more', own.proposal > points / parts))
      FROM grid_share AS share WHERE share.call_id = own.made_by AND share.axis = 'h' AND share.first_call_id <= own.made_id
        AND own.axis = 'h' AND own.reason IN ('grid-share', 'grid-span') AND NOT own.is_offered
      ORDER BY share.first_call_id DESC LIMIT 1) AS share,
    -- What higher priorities took of the width before it was offered its share.
    (SELECT json_group_array(json_object('view_id', (SELECT view_id FROM node WHERE id = higher.node_id), 'points', points, 'is_more', last_track > track))
      FROM (
        SELECT * FROM (
          SELECT track, last_track, node_id, points, max(first_call_id) FROM grid_taken AS taken
          WHERE taken.call_id = own.arranged_by AND taken.axis = 'w' AND taken.kind = 'higher' AND taken.first_call_id <= ifnull(made.own_call, own.made_id)
            AND own.axis = 'w' AND (own.columns >= 1 OR own.columns IS NULL AND own.reason = 'grid-span')
          GROUP BY track, last_track, iif(last_track > track, node_id, 0))
        WHERE points > 0 ORDER BY track, last_track, node_id) AS higher HAVING count(*) > 0) AS higher
  FROM own CROSS JOIN (
    SELECT max(own_took) AS own_took, max(own_offered) AS own_offered, max(own_fit) AS own_fit, max(own_call) AS own_call, max(widest) AS widest,
      max(took = widest AND is_filling) AS is_filled,
      count(*) FILTER (WHERE is_rival) AS rivals_count,
      json_group_array(json_object('view_id', view_id, 'across', across, 'now',
        -- Offered more width since, it is less high than its row.
        (SELECT nullif(min(height, took), took) FROM placement WHERE placement.node_id = cell_id AND placement.pass_id = made_in AND across IS NOT NULL)))
        FILTER (WHERE is_rival AND place <= 4) AS rivals,
      iif(sum(is_rival) BETWEEN 2 AND 4, group_concat(iif(is_rival, view_id, NULL), '+'), NULL) AS tied,
      json_group_array(json_object('view_id', view_id, 'took', took, 'first', first_column, 'last', first_column + columns - 1))
        FILTER (WHERE is_spanning AND place <= 3) AS spanning,
      max(is_spanning) AS is_spanned
    FROM (
      SELECT *, row_number() OVER (PARTITION BY is_rival, is_spanning ORDER BY is_spanning * -took, cell_id) AS place
      FROM served ORDER BY is_spanning, place)) AS made
), beside AS MATERIALIZED (
  SELECT *,
    -- A row without a name goes by its first cell.
    (SELECT (SELECT member.view_id FROM node AS member WHERE member.parent_id = node.id ORDER BY member.id LIMIT 1)
      FROM node WHERE node.id = beside.view_id AND by_slot AND node.kind IN (SELECT name FROM kind WHERE is_grid_row) AND node.key GLOB 'node[0-9]*') AS cell_id,
    row_number() OVER (ORDER BY by_slot * -slot, id) AS place, count(*) OVER () AS count
  FROM (
    -- Of a row the other rows, and what lies between them.
    SELECT cell.id, iif(by_slot, cell.id, cell.view_id) AS view_id, cell.view_id AS owner_id, by_slot, by_slot OR told.columns = 1 AS is_shared,
      NOT by_slot AND (NOT told.is_offered OR told.higher IS NOT NULL) AS is_after,
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
    CROSS JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)
    CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count' AND attribute.number > 1
    ORDER BY attribute.number DESC, modifier.id LIMIT 1)
  UNION ALL
  -- What keeps it from having a say in how long that is.
  SELECT * FROM (
    SELECT 3.5, modifier.id FROM (SELECT node_id FROM own WHERE reason = 'grid-unsized') AS own CROSS JOIN node ON node.id = own.node_id
    CROSS JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE advises_grid)
    CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'axes'
    ORDER BY modifier.id LIMIT 1)
  UNION ALL
  SELECT iif(is_spanning, 0, 4), view_id FROM (
    SELECT is_spanning, view_id, row_number() OVER (PARTITION BY is_spanning ORDER BY is_spanning * -took, view_id) AS place FROM served WHERE is_spanning OR is_rival)
  WHERE place <= iif(is_spanning, 3, 1)
  UNION ALL
  -- A row is as wide as all columns: the widest cells of any.
  SELECT * FROM (
    SELECT 5, member.view_id
    FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind IN (SELECT name FROM kind WHERE is_grid_row) CROSS JOIN node AS member ON member.parent_id = row.id
    CROSS JOIN placement ON placement.node_id = member.id AND placement.pass_id = own.pass_id
    WHERE own.axis = 'w' AND own.node_id = own.row_id ORDER BY placement.width DESC, member.id LIMIT 2)
  UNION ALL
  -- What a view outside of the rows has served before it: its priority, then itself.
  SELECT rank, id FROM (
    SELECT iif(blamed.id = blamed.view_id, 6, 5.5) AS rank, blamed.id, row_number() OVER (PARTITION BY blamed.id = blamed.view_id ORDER BY max(taken.points) DESC, blamed.id) AS place
    FROM told CROSS JOIN grid_taken AS taken ON taken.call_id = told.arranged_by AND taken.axis = 'w' AND taken.kind = 'higher' AND taken.first_call_id <= told.made_id
    CROSS JOIN node ON node.id = taken.node_id CROSS JOIN node AS blamed ON blamed.view_id = node.view_id AND blamed.id >= node.id
    WHERE told.columns IS NULL AND told.higher IS NOT NULL AND (blamed.id = blamed.view_id OR +blamed.kind IN (SELECT name FROM kind WHERE sets_priority))
    GROUP BY blamed.id)
  WHERE place <= 2
  UNION ALL
  -- What has a cell served before it, then with whom it shares, which is nobody's fault.
  SELECT rank, id FROM (
    SELECT iif(blamed.id = beside.view_id, 6, 5.5) AS rank, blamed.id, row_number() OVER (PARTITION BY blamed.id = beside.view_id ORDER BY beside.slot DESC, beside.id) AS place
    FROM beside CROSS JOIN node AS blamed ON blamed.view_id = beside.owner_id
    WHERE beside.is_shared AND (blamed.id = beside.view_id OR blamed.kind IN (SELECT name FROM kind WHERE sets_priority) AND beside.is_after))
  WHERE place <= 2 + (rank = 6)
)
SELECT
  told.proposal AS value,
  told.is_offered AS is_offered,
  told.reason AS reason,
  told.first_column AS first,
  told.first_column + told.columns - 1 AS last,
  told.share AS share,
  told.higher AS higher,
  sum.tracks AS tracks,
  sum.gaps AS gaps,
  others.list AS beside,
  others.count AS beside_count,
  told.widest AS widest,
  iif(told.is_offered AND told.is_spanned, told.length - told.widest, NULL) AS rest,
  told.rivals AS rivals,
  told.rivals_count AS rivals_count,
  iif(told.is_offered AND told.is_spanned, told.spanning, NULL) AS spanning,
  filled.list AS filled,
  -- Its own making.
  iif(told.is_offered AND told.axis = 'w' AND told.columns = 1 AND told.own_took = told.length AND told.own_fit = 'less',
    told.own_took, NULL) AS own_took,
  told.own_offered AS own_offered,
  told.parent_node_id AS by_id,
  -- What spans the column, what makes it as wide, what stands beside it.
  iif(told.filled_id IS NULL, ifnull(ways.suspects || char(10), ''), '') || 'content ' || told.parent_node_id AS suspects,
  told.filled_id IS NOT NULL AS fold,
  ifnull(told.filled_id, told.asked_id) AS because,
  iif(filled.list IS NOT NULL OR told.share IS NOT NULL AND NOT json_extract(told.share, '$[0].is_more'), 'room', 'offer') AS because_ask
FROM told LEFT JOIN (
  -- As its cells were asked.
  SELECT json_array(json_object('points', points, 'parts', parts)) AS list FROM told CROSS JOIN grid_share AS share
  WHERE told.axis = 'h' AND told.is_filled AND share.call_id = told.arranged_by AND share.axis = 'h' AND share.parts > 1
    AND share.points / share.parts = told.length
  ORDER BY share.first_call_id LIMIT 1) AS filled
LEFT JOIN (
  -- Of a slot over several columns what they have, where that adds up.
  SELECT json_group_array(json_object('length', length, 'view_id', view_id)) AS tracks, nullif(total(gap), 0) AS gaps
  FROM (
    SELECT track.length, told.length AS slot, iif(track.track = told.first_column, 0, track.gap) AS gap, iif(track.length = track.took, node.view_id, NULL) AS view_id
    FROM told CROSS JOIN grid_track AS track LEFT JOIN node ON node.id = track.node_id
    WHERE told.is_offered AND told.axis = 'w' AND told.columns > 1
      AND track.call_id = told.arranged_by AND track.axis = 'w' AND track.track >= told.first_column AND track.track < told.first_column + told.columns
    ORDER BY track.track)
  HAVING count(*) BETWEEN 1 AND 6 AND abs(total(length) + total(gap) - max(slot)) < 0.005) AS sum
CROSS JOIN (
  SELECT group_concat('cause ' || id, char(10)) AS suspects FROM (
    SELECT rank, id FROM way
    UNION ALL
    -- What makes the row or the column as long together comes before those it shares with.
    SELECT 4.5, tied FROM told WHERE tied IS NOT NULL
    ORDER BY rank)) AS ways
CROSS JOIN (
  SELECT json_group_array(json_object('view_id', view_id, 'cell_id', cell_id, 'slot', slot)) AS list, max(count) AS count
  FROM (SELECT * FROM beside WHERE place <= 4 ORDER BY place)) AS others;
