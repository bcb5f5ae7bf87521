-- {by} gives it a slot as {wide} as its {track}{beside}{widest}
-- What the cell was offered while the columns and rows were found is another call; placed, it gets what they came to.
WITH own AS (
  -- A row has no say in it: what the grid was offered goes before.
  SELECT child.*, parent.node_id AS parent_node_id, iif(node.kind = 'GridRow', parent.parent_id, parent.id) AS asked_id
  FROM axis_call AS child
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN node ON node.id = parent.node_id AND node.kind IN ('Grid', 'GridRow')
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal
), rival AS (
  -- The cell of another row, in the same column, that is as wide as the column.
  SELECT other.view_id AS id, view.key AS key
  FROM own
  JOIN node AS cell ON cell.id = own.node_id
  JOIN node AS row ON row.id = cell.parent_id AND row.kind = 'GridRow'
  CROSS JOIN node AS other_row ON other_row.parent_id = row.parent_id AND other_row.kind = 'GridRow' AND other_row.id <> row.id
  CROSS JOIN node AS other ON other.parent_id = other_row.id AND other.ordinal = cell.ordinal
  JOIN node AS view ON view.id = other.view_id
  JOIN placement ON placement.node_id = other.id AND placement.pass_id = own.pass_id
  JOIN axis_call AS took ON took.id = placement.call_id AND took.axis = 'w' AND took.rule NOT LIKE '%.accepts_proposal' AND took.rule <> 'forwards'
  WHERE own.axis = 'w' AND abs(placement.width - own.proposal) < 0.005
    AND NOT EXISTS (SELECT * FROM node AS span WHERE span.kind = 'gridCellColumns' AND span.view_id IN (SELECT view_id FROM node WHERE parent_id IN (row.id, other_row.id)))
  ORDER BY other.id
  LIMIT 1
)
SELECT
  own.proposal AS value,
  iif(own.axis = 'w', 'wide', 'high') AS wide,
  iif(own.axis = 'h', 'row', iif(EXISTS (
    SELECT * FROM node JOIN attribute ON attribute.node_id = node.id AND attribute.name = 'count' AND attribute.number > 1
    WHERE node.id BETWEEN own.node_id AND (SELECT view_id FROM node AS cell WHERE cell.id = own.node_id) AND +node.kind = 'gridCellColumns'), 'columns', 'column')) AS track,
  iif(own.axis = 'w', ifnull((
    SELECT ' (beside it ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s has %.10g', key, round(slot, 2)), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ')' FROM (
      SELECT view.key AS key, placement.proposal_width AS slot, row_number() OVER (ORDER BY node.id) AS place, count(*) OVER () AS many
      FROM node JOIN node AS view ON view.id = node.view_id JOIN placement ON placement.node_id = node.id AND placement.pass_id = own.pass_id
      WHERE node.parent_id = own.parent_node_id AND node.id <> own.node_id AND (SELECT kind FROM node WHERE id = own.parent_node_id) = 'GridRow'
      ORDER BY node.id LIMIT 4)), ''), '') AS beside,
  ifnull((SELECT ', which ' || key || ' needs' FROM rival), '') AS widest,
  own.parent_node_id AS by_id,
  (SELECT 'remove #' || id FROM rival) AS edit,
  'Without ' || (SELECT key FROM rival) AS label,
  'unwrap #' || own.parent_node_id AS content_edit,
  own.asked_id AS because,
  'offer' AS because_ask
FROM own;
