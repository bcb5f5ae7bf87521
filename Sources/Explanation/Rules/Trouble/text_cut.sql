-- A truncated text shows less than it says; a modifier says it of the text that it wraps.
WITH text (id) AS (SELECT view_id FROM node WHERE id = :node)
SELECT text.id AS by_id,
  text.id <> :node AS is_inside,
  (SELECT json_group_array(json_object('text', rtrim(text))) FROM (
    SELECT text FROM text_line WHERE pass_id = :pass AND node_id = (SELECT id FROM text) ORDER BY line LIMIT 6)) AS shown,
  (SELECT count(*) FROM text_line WHERE pass_id = :pass AND node_id = text.id) AS lines
FROM text
WHERE :axis = 'h' AND EXISTS (SELECT * FROM text_line WHERE pass_id = :pass AND node_id = text.id AND truncated);
