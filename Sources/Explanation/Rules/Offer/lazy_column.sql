-- A lazy grid divides its length into columns or rows. It did so before, when it was measured; placed, it divides the length that came of that.
-- Only of: tracks
WITH division AS MATERIALIZED (
  -- How a lazy grid divided when it asked a cell: as it was recorded last before that call.
  SELECT * FROM lazy_track WHERE call_id = (SELECT parent_id FROM call WHERE id = :call)
    AND first_call_id = (
      SELECT max(first_call_id) FROM lazy_track WHERE call_id = (SELECT parent_id FROM call WHERE id = :call) AND first_call_id <= :call)
), asked AS (
  SELECT child.*, parent.id AS asked_id, parent.node_id AS grid_id, parent.reply AS own, traits.tracks
  FROM axis_call AS child
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN node ON node.id = parent.node_id
  CROSS JOIN kind AS traits ON traits.name = node.kind AND traits.tracks IS NOT NULL
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT NULL AND child.proposal IS NOT parent.proposal
), track AS MATERIALIZED (SELECT * FROM division WHERE axis = :axis
), divided AS (
  SELECT count(*) AS count, min(divided) AS points, total(gap) AS gaps, min(divided) - total(gap) - total(length) AS rest,
    (SELECT json_group_array(json_object('length', iif(length < 9e999, length, 'inf'))) FROM (SELECT length FROM track ORDER BY track)) AS lengths,
    -- Of columns that would be empty only one is recorded: as many as there are cells are all there are.
    count(*) <= (SELECT count(*) FROM node WHERE parent_id = (SELECT grid_id FROM asked)) AS is_whole
  FROM track
), item AS (
  -- The one that makes as many as fit, where there is one such. What is written of them is JSON, other attributes are not.
  SELECT json_extract(value, '$.adaptive.minimum') AS minimum
  FROM asked JOIN attribute ON attribute.node_id = asked.grid_id AND attribute.name = asked.tracks
  CROSS JOIN json_each(iif(json_valid(attribute.text), attribute.text, '[]'))
  WHERE json_type(value, '$.adaptive') IS NOT NULL GROUP BY asked.id HAVING count(*) = 1
)
SELECT
  asked.proposal AS value,
  ifnull(divided.points, asked.own) AS own,
  asked.tracks AS tracks,
  iif(divided.count BETWEEN 2 AND 6 AND divided.is_whole, divided.lengths, NULL) AS lengths,
  divided.gaps AS gaps,
  divided.rest AS rest,
  (SELECT ifnull(minimum, 0) FROM item WHERE typeof(minimum) <> 'text') AS minimum,
  asked.grid_id AS by_id,
  'greedy ' || asked.grid_id || '.' || asked.tracks || char(10) || 'content ' || asked.grid_id || '.' || asked.tracks AS suspects,
  asked.asked_id AS because,
  'reply' AS because_ask
FROM asked JOIN divided;
