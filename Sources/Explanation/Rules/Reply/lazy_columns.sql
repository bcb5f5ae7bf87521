-- Across the axis in which it scrolls a lazy grid is as long as its columns and the gaps between them: they need more than is proposed, or nil is proposed.
WITH track AS MATERIALIZED (
  -- What the columns were stated to be.
  SELECT attribute.node_id, attribute.name, attribute.text FROM axis_call AS asked
  CROSS JOIN node ON node.id = asked.node_id
  CROSS JOIN attribute ON attribute.node_id = node.id AND attribute.name = (SELECT tracks FROM kind WHERE kind.name = node.kind)
  WHERE asked.id = :call AND asked.axis = :axis
)
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  coalesce((
    SELECT json_group_array(json_object('length', iif(length < 9e999, length, 'inf'))) FROM (
      SELECT cell.proposal AS length FROM axis_call AS cell
      WHERE cell.id > axis_call.computed_by AND cell.id <= (SELECT last_id FROM call WHERE id = axis_call.computed_by)
        AND +cell.parent_id = axis_call.computed_by AND cell.axis = axis_call.axis GROUP BY cell.proposal ORDER BY min(cell.id) LIMIT 6)
    -- A column that nothing stands in is proposed to nobody.
    HAVING count(*) >= (SELECT json_array_length(text) FROM track)), (
    SELECT json_group_array(json_object('length', value ->> 'fixed')) FROM track CROSS JOIN json_each(track.text) HAVING count(value ->> 'fixed') = count(*))) AS lengths,
  (SELECT 'cause ' || node_id || '.' || name FROM track) AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'lazyGrid.sum_of_columns';
