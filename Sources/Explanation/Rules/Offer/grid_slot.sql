-- {by} {gives}{beside}{widest}
-- Placed, a cell is offered its slot; one that fills it is offered again what it answered so to. A column is as wide as the widest of its
-- own cells, and what cells over several columns add to it.
WITH own AS (
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
), near AS (
  -- The cells of its columns, or of its row.
  SELECT cell_id, columns, first_column FROM (
    SELECT own.first_column AS own_column, member.id AS cell_id, (SELECT columns FROM grid_cell WHERE grid_cell.cell_id = member.id) AS columns,
      (SELECT first_column FROM grid_cell WHERE grid_cell.cell_id = member.id) AS first_column
    FROM own CROSS JOIN node AS row ON row.parent_id = own.grid_id AND +row.kind = 'GridRow' CROSS JOIN node AS member ON member.parent_id = row.id
    WHERE own.axis = 'w' AND own.columns = 1)
  WHERE first_column <= own_column AND first_column + columns > own_column
  UNION ALL
  SELECT member.id, 1, 1 FROM own CROSS JOIN node AS member ON member.parent_id = own.row_id WHERE own.axis = 'h'
), served AS (
  -- What each took when the columns and rows were made.
  SELECT near.cell_id, near.columns, near.first_column, (SELECT view_id FROM node WHERE node.id = near.cell_id) AS view_id, took.reason, took.reply AS took
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
      ORDER BY call.id DESC LIMIT 1) END AS reason,
    ifnull((SELECT max(took) FROM served WHERE columns = 1), 0) AS widest
  FROM own
), rival AS (
  -- The widest of the column's own cells, the highest of the row's.
  SELECT served.view_id AS id, (SELECT key FROM node WHERE node.id = served.view_id) AS key FROM slot CROSS JOIN served
  WHERE served.columns = 1 AND served.took = slot.widest AND slot.is_offered AND served.cell_id <> (SELECT node_id FROM own)
    AND NOT EXISTS (SELECT * FROM served AS itself WHERE itself.cell_id = (SELECT node_id FROM own) AND itself.took = slot.widest)
  ORDER BY served.cell_id LIMIT 1
), spanning AS (
  -- Cells over several columns, where the column is wider than its own cells make it.
  SELECT served.view_id AS id, served.took, served.first_column, served.columns,
    row_number() OVER (ORDER BY served.took DESC, served.cell_id) AS place, count(*) OVER () AS many
  FROM slot CROSS JOIN served WHERE served.columns > 1 AND served.took > 0 AND slot.length > slot.widest + 0.005
), beside AS (
  SELECT cell.id, cell.view_id, iif(call.reason = 'grid-again', call.reply, call.proposal) AS slot,
    row_number() OVER (ORDER BY cell.id) AS place, count(*) OVER () AS many
  FROM own CROSS JOIN node AS cell ON cell.parent_id = own.parent_node_id AND cell.id <> own.node_id
  CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = own.pass_id
  CROSS JOIN axis_call AS call ON call.id = placement.call_id AND call.axis = 'w'
  WHERE own.axis = 'w' AND (SELECT kind FROM node WHERE id = own.parent_node_id) = 'GridRow'
)
SELECT
  own.proposal AS value,
  CASE WHEN slot.is_offered THEN 'gives it a slot as ' || iif(own.axis = 'w', 'wide', 'high') || ' as '
    WHEN slot.reason = 'grid-ideal' THEN 'asks for its ideal ' || iif(own.axis = 'w', 'width', 'height') || ', as the Grid was asked, for '
    WHEN slot.reason = 'grid-unsized' THEN 'offers it what there is of '
    WHEN slot.reason = 'grid-span' AND own.columns IS NULL THEN 'offers it all that is left for '
    WHEN slot.reason = 'grid-span' AND own.axis = 'w' THEN 'offers it an equal share for each of '
    ELSE 'offers it an equal share for ' END
    || CASE WHEN own.axis = 'h' THEN 'its row' WHEN own.columns IS NULL THEN 'all columns' WHEN own.columns = 1 THEN 'column ' || own.first_column
      ELSE printf('columns %d to %d', own.first_column, own.first_column + own.columns - 1) END AS gives,
  ifnull((
    SELECT ' (beside it ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s has %.10g', key, round(slot, 2)), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ')'
    FROM (SELECT *, (SELECT key FROM node WHERE node.id = beside.view_id) AS key FROM beside ORDER BY place LIMIT 4)), '') AS beside,
  CASE WHEN EXISTS (SELECT * FROM spanning) AND slot.is_offered THEN
      printf(': %.10g of %s and %.10g for ', round(slot.widest, 2), ifnull((SELECT key FROM rival), 'its own'), round(slot.length - slot.widest, 2))
        || (SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
            || printf('%s, which takes %.10g over columns %d to %d', (SELECT key FROM node WHERE node.id = spanning.id), round(took, 2), first_column, first_column + columns - 1), '')
          FROM (SELECT * FROM spanning ORDER BY place LIMIT 3) AS spanning)
    ELSE ifnull((SELECT ', which ' || key || ' fills' FROM rival), '') END AS widest,
  own.parent_node_id AS by_id,
  -- What spans the column, what makes it as wide, what stands beside it.
  (SELECT group_concat('remove #' || id, char(10)) FROM (
    SELECT id FROM (SELECT id FROM spanning ORDER BY place LIMIT 3)
    UNION ALL
    SELECT id FROM rival
    UNION ALL
    SELECT view_id FROM (SELECT view_id FROM beside WHERE own.columns = 1 ORDER BY slot DESC, id LIMIT 3))) AS edit,
  'Without {it}' AS label,
  'edit' AS blames,
  'unwrap #' || own.parent_node_id AS content_edit,
  own.asked_id AS because,
  'offer' AS because_ask
FROM own JOIN slot;
