-- {lines}
SELECT
  reply AS value,
  coalesce((SELECT printf('wraps to %d line%s; %s', lines, iif(lines = 1, '', 's'), words) FROM text_asked WHERE call_id = :call), (SELECT iif(count(*) = 1, iif(max(truncated), 'cut to one line: ', 'one line: '), 'wraps to ' || count(*) || ' lines: ')
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
