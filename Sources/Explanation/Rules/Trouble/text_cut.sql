-- A truncated text shows less than it says.
SELECT :node AS by_id,
  (SELECT json_group_array(json_object('text', rtrim(text))) FROM (
    SELECT text FROM text_line WHERE pass_id = :pass AND node_id = :node ORDER BY line LIMIT 6)) AS shown,
  (SELECT count(*) FROM text_line WHERE pass_id = :pass AND node_id = :node) AS lines
WHERE :axis = 'h' AND EXISTS (SELECT * FROM text_line WHERE pass_id = :pass AND node_id = :node AND truncated);
