-- Along the axis in which it scrolls a lazy grid is as long as its rows and the gaps between them.
-- Only of: tracks
WITH asked AS MATERIALIZED (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule = 'lazyGrid.sum_of_rows'
), track AS MATERIALIZED (
  SELECT lazy_track.*, node.view_id FROM asked CROSS JOIN lazy_track ON lazy_track.call_id = asked.computed_by AND lazy_track.axis = :axis
    AND lazy_track.first_call_id = (SELECT min(first_call_id) FROM lazy_track WHERE call_id = asked.computed_by)
  LEFT JOIN node ON node.id = lazy_track.node_id
)
SELECT
  asked.reply AS value,
  asked.node_id AS grid_id,
  asked.node_id AS by_id,
  NOT EXISTS (SELECT 1 FROM node WHERE parent_id = asked.node_id) AS is_empty,
  (SELECT nullif(count(*), 0) FROM track) AS count,
  (SELECT total(length) FROM track) AS length,
  (SELECT total(gap) FROM track) AS gaps,
  (SELECT json_group_array(json_object('length', length, 'view_id', view_id)) FROM (SELECT length, view_id FROM track ORDER BY track) HAVING count(*) <= 6) AS lines,
  'content ' || ifnull((SELECT view_id FROM track WHERE view_id IS NOT NULL ORDER BY length DESC, track LIMIT 1),
    (SELECT view_id FROM node WHERE parent_id = asked.node_id ORDER BY id LIMIT 1)) AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM asked;
