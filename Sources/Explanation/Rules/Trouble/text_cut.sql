-- cut: it shows "{shown}"
SELECT (SELECT group_concat(text, ' / ') FROM (SELECT rtrim(text) AS text FROM text_line WHERE pass_id = :pass AND node_id = :node ORDER BY line LIMIT 6))
  || iif((SELECT count(*) FROM text_line WHERE pass_id = :pass AND node_id = :node) > 6, ' / …', '') AS shown, :node AS by_id
WHERE :axis = 'h' AND EXISTS (SELECT * FROM text_line WHERE pass_id = :pass AND node_id = :node AND truncated);
