-- Whatever it is proposed, a Grid is the sum of its columns and of its rows, and the gaps between them.
-- Only of: is_grid, is_grid_row
WITH asked AS MATERIALIZED (
  SELECT asked.*, placement.arranged_by, (SELECT pass_id FROM call WHERE call.id = placement.arranged_by) AS arranged_in,
    asked.axis = 'w' AND asked.fit = 'less' AND asked.proposal < 9e999 AS leaves_room
  FROM (SELECT id, axis, pass_id, node_id, proposal, reply, fit FROM axis_call WHERE id = :call AND axis = :axis AND rule IN ('grid.sum_of_columns', 'grid.sum_of_rows')) AS asked
  JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = asked.node_id
), filler AS MATERIALIZED (
  -- Cells that take all they are offered make their grid do so, together.
  SELECT min(id) AS id, count(*) AS count, group_concat(id) FILTER (WHERE place <= 6) AS ids
  FROM (
    SELECT view.id, row_number() OVER (ORDER BY cell.id) AS place
    FROM asked
    CROSS JOIN node AS child ON child.parent_id = asked.node_id
    CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id AND (SELECT is_grid_row FROM kind WHERE name = child.kind)
    CROSS JOIN node AS view ON view.id = cell.view_id AND view.role = 'leaf' AND NOT ifnull((SELECT shows_text FROM kind WHERE name = view.kind), 0)
    CROSS JOIN placement ON placement.node_id = view.id AND placement.pass_id = asked.pass_id
    CROSS JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = asked.axis AND took.takes_offer
    WHERE asked.fit <> 'more' AND asked.proposal < 9e999
      AND NOT EXISTS (
        SELECT * FROM node AS modifier WHERE modifier.view_id = cell.view_id
          AND ((SELECT keeps_ratio OR offers_nil IS NOT NULL AND role = 'modifier' FROM kind WHERE name = modifier.kind) OR EXISTS (
            SELECT * FROM attribute WHERE node_id = modifier.id AND name = 'axes' AND (SELECT advises_grid FROM kind WHERE name = modifier.kind))))
      -- A frame of the other axis alone leaves it this one.
      AND NOT EXISTS (
        SELECT * FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name LIKE iif(asked.axis = 'w', '%width', '%height')
        WHERE modifier.view_id = cell.view_id AND (SELECT sets_length FROM kind WHERE name = modifier.kind))
    ORDER BY cell.id)
  HAVING count(*) > 0
), spanning AS MATERIALIZED (
  -- A column that is longer than its own cells is so for what spans it: the one that takes most, a view outside of the rows spans all.
  SELECT view.id AS view_id, count(*) OVER () AS many
  FROM asked
  CROSS JOIN node AS around ON around.id = asked.node_id OR around.parent_id = asked.node_id
  CROSS JOIN node AS member ON member.parent_id = around.id AND ((SELECT is_grid FROM kind WHERE name = around.kind) OR EXISTS (
    SELECT * FROM node AS modifier CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'count'
    WHERE modifier.id BETWEEN member.id AND member.view_id AND (SELECT advises_grid FROM kind WHERE name = modifier.kind)))
  CROSS JOIN grid_cell AS cell ON cell.cell_id = member.id AND ifnull(cell.columns, 2) > 1
  CROSS JOIN node AS view ON view.id = member.view_id
  CROSS JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = member.id
  WHERE asked.axis = 'w' AND EXISTS (
    SELECT * FROM grid_track AS track WHERE track.call_id = asked.arranged_by AND track.axis = 'w' AND track.track >= cell.first_column
      AND (track.track < cell.first_column + cell.columns OR cell.columns IS NULL) AND track.length > track.took)
  ORDER BY placement.width DESC, member.id LIMIT 1
), maker AS MATERIALIZED (
  -- What gives the cells their lengths that make it longer than it may be, or has them take all there is, of the longest columns first. What a ForEach repeats
  -- goes at once.
  SELECT min(modifier.id) AS id FROM asked
  CROSS JOIN grid_track AS track ON track.call_id = asked.arranged_by AND track.axis = asked.axis
  CROSS JOIN node AS cell ON cell.id = track.node_id
  CROSS JOIN node AS modifier ON modifier.id BETWEEN cell.id AND cell.view_id AND +modifier.id <> cell.view_id
  CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = asked.pass_id
  CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = asked.axis
  WHERE CASE asked.fit WHEN 'more' THEN made.imposes AND made.fit = 'more' WHEN 'all' THEN made.takes_offer AND asked.proposal < 9e999 END
  GROUP BY ifnull(modifier.pointer, modifier.id)
  ORDER BY max(track.took) DESC, min(modifier.id) LIMIT 4
), unsized AS (
  -- What would take all there is, did not something keep it from having a say.
  SELECT modifier.id FROM asked
  CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id AND (SELECT is_grid_row FROM kind WHERE name = child.kind)
  CROSS JOIN node AS modifier ON modifier.id BETWEEN cell.id AND cell.view_id AND (SELECT advises_grid FROM kind WHERE name = modifier.kind)
  CROSS JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'axes'
  ORDER BY modifier.id LIMIT 4
), track AS MATERIALIZED (
  SELECT track.track, track.length, track.gap, track.took, nullif(track.length - track.took, 0) AS added, node.view_id
  FROM asked CROSS JOIN grid_track AS track ON track.call_id = asked.arranged_by AND track.axis = asked.axis
  LEFT JOIN node ON node.id = track.node_id
), total AS MATERIALIZED (
  -- Nothing where the tracks are not all that it is made of.
  SELECT count(*) AS many, total(length) AS length, total(gap) AS gaps FROM track HAVING abs(total(length) + total(gap) - (SELECT reply FROM asked)) < 0.005
)
SELECT
  asked.reply AS value,
  asked.node_id AS grid_id,
  ifnull(filler.id, asked.node_id) AS by_id,
  -- Of what it is proposed it leaves a part.
  asked.proposal AS proposal,
  iif(asked.leaves_room, asked.proposal - asked.reply, NULL) AS rest,
  total.many AS count,
  total.length AS length,
  total.gaps AS gaps,
  iif(total.many <= 6, (
    SELECT json_group_array(json_object('length', iif(length < 9e999, length, 'inf'), 'took', iif(took < 9e999, took, 'inf'), 'added', added, 'view_id', view_id))
    FROM (SELECT * FROM track ORDER BY track)), NULL) AS tracks,
  spanning.view_id AS spanning_id,
  spanning.many AS spans,
  filler.count AS fillers,
  filler.id AS filler_id,
  filler.ids AS fillers_ids,
  -- As the columns were made.
  ifnull(asked.leaves_room AND (
    SELECT max(call.fit <> 'less')
    FROM node AS child CROSS JOIN node AS cell ON cell.id = child.id OR cell.parent_id = child.id
    CROSS JOIN axis_call AS call ON call.node_id = cell.id AND call.pass_id = asked.arranged_in AND call.parent_id = asked.arranged_by
      AND call.axis = 'w' AND call.reason IN ('grid-share', 'grid-span', 'grid-unsized')
    WHERE child.parent_id = asked.node_id) = 0, 0) AS none_fills,
  (SELECT group_concat(line, char(10)) FROM (
    SELECT CASE WHEN filler.count <= 6 THEN 'cause ' || replace(filler.ids, ',', '+') || ' with gridCellUnsizedAxes'
      WHEN filler.count IS NULL THEN coalesce(
        (SELECT group_concat('cause ' || id, char(10)) FROM (SELECT view_id AS id FROM spanning UNION ALL SELECT id FROM maker)),
        (SELECT group_concat('cause ' || id, char(10)) FROM unsized)) END AS line
    UNION ALL
    SELECT * FROM (
      SELECT 'content ' || child.view_id
      FROM node AS child JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
      WHERE child.parent_id = asked.node_id ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1))) AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM asked
LEFT JOIN filler
LEFT JOIN spanning
LEFT JOIN total;
