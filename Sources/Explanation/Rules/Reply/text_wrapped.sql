-- {lines}
SELECT
  reply AS value,
  (SELECT iif(count(*) = 1, iif(max(truncated), 'cut to one line: ', 'one line: '), 'wraps to ' || count(*) || ' lines: ') || group_concat(text, ' / ') FROM (
    SELECT rtrim(text) AS text, truncated FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id ORDER BY line LIMIT 6))
    -- A wrapped line's trailing space counts, as far as it fits.
    || iif(NOT EXISTS (
      SELECT * FROM text_line WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id AND text NOT LIKE '% ' AND width > axis_call.reply - 1
    ), ' (a space at the end of a line counts)', '') AS lines,
  node_id AS by_id,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'text.wrapped';
