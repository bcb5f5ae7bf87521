-- {lines}
WITH asked AS MATERIALIZED (
  -- The lines are those that it was placed with: asked with another width it has others.
  SELECT placed_in, placed_count,
    iif(placed_reply > 0 AND reply > 0, max(1, CAST(round(reply / (placed_reply / placed_count)) AS INTEGER)), placed_count) AS count
  FROM (
    SELECT call.reply_height AS reply, placed.reply_height AS placed_reply, placed.proposal_width AS placed_in,
      (SELECT count(*) FROM text_line WHERE text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id) AS placed_count
    FROM call CROSS JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
    CROSS JOIN call AS placed ON placed.id = placement.call_id
    WHERE call.id = :call AND (abs(placed.reply_width - call.reply_width) > 0.005 OR abs(placed.reply_height - call.reply_height) > 0.005)))
SELECT
  reply AS value,
  coalesce((SELECT printf('wraps to %d line%s; placed in %.10g it has %d', count, iif(count = 1, '', 's'), round(placed_in, 2), placed_count)
      FROM asked WHERE placed_count <> count), (SELECT iif(count(*) = 1, iif(max(truncated), 'cut to one line: ', 'one line: '), 'wraps to ' || count(*) || ' lines: ')
    FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id)
    || (SELECT group_concat(text, ' / ') FROM (
      SELECT rtrim(text) AS text FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND line < 6 ORDER BY line))
    || iif(EXISTS (SELECT * FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND line = 6), ' / …', '')
    -- A wrapped line's trailing space counts, as far as it fits.
    || iif(NOT EXISTS (
      SELECT * FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND text NOT LIKE '% ' AND width > axis_call.reply - 1
    ), ' (a space at the end of a line counts)', '')) AS lines,
  node_id AS by_id,
  'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'text.wrapped';
