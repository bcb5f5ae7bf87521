-- {by} is as {wide} as its {tracks}{lengths} and the gaps between them
-- Its columns need more than is proposed, or nil is proposed.
WITH
-- With: shrinking
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  iif(axis_call.axis = 'w', 'wide', 'high') AS wide,
  iif(axis_call.axis = 'w', 'columns', 'rows') AS tracks,
  coalesce((
    SELECT ' (' || group_concat(printf('%.10g', round(length, 2)), ', ') || ')' FROM (
      SELECT cell.proposal AS length FROM axis_call AS cell
      WHERE cell.id > axis_call.computed_by AND cell.id <= (SELECT last_id FROM call WHERE id = axis_call.computed_by)
        AND +cell.parent_id = axis_call.computed_by AND cell.axis = axis_call.axis GROUP BY cell.proposal ORDER BY min(cell.id) LIMIT 6)
    -- A column that nothing stands in is proposed to nobody.
    HAVING count(*) >= (SELECT max(json_array_length(text)) FROM attribute WHERE node_id = axis_call.node_id AND name IN ('columns', 'rows'))), (SELECT fixed FROM shrinking WHERE shrinking.node_id = axis_call.node_id), '') AS lengths,
  (SELECT edit FROM shrinking WHERE shrinking.node_id = axis_call.node_id) AS edit,
  (SELECT label FROM shrinking WHERE shrinking.node_id = axis_call.node_id) AS label,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'lazyGrid.sum_of_columns';
