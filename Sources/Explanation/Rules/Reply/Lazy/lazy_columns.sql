-- Across the axis in which it scrolls a lazy grid is as long as its columns and the gaps between them: they need more than is proposed, or nil is proposed.
-- Only of: tracks
WITH asked AS MATERIALIZED (
  SELECT * FROM axis_call WHERE id = :call AND axis = :axis AND rule = 'lazyGrid.sum_of_columns'
), track AS MATERIALIZED (
  -- As they were measured, before any that were placed.
  SELECT lazy_track.* FROM asked CROSS JOIN lazy_track ON lazy_track.call_id = asked.computed_by AND lazy_track.axis = :axis
    AND lazy_track.first_call_id = (SELECT min(first_call_id) FROM lazy_track WHERE call_id = asked.computed_by)
), item AS (
  SELECT attribute.node_id, attribute.name FROM asked CROSS JOIN node ON node.id = asked.node_id
  CROSS JOIN attribute ON attribute.node_id = node.id AND attribute.name = (SELECT tracks FROM kind WHERE kind.name = node.kind)
)
SELECT
  asked.reply AS value,
  asked.node_id AS by_id,
  (SELECT json_group_array(json_object('length', iif(length < 9e999, length, 'inf'))) FROM (SELECT length FROM track ORDER BY track)
    -- Of columns that would be empty only one is recorded: as many as there are cells are all there are.
    HAVING count(*) <= min(6, (SELECT count(*) FROM node WHERE parent_id = (SELECT node_id FROM asked)))) AS lengths,
  (SELECT total(gap) FROM track) AS gaps,
  (SELECT 'cause ' || node_id || '.' || name FROM item) AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM asked;
