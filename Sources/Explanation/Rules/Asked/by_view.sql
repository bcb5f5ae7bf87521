-- Questions of the view around it: nobody else asks a view. A Grid asks the cells of its rows, and the row places them. Asked for a guide of its own,
-- a modifier or a Layout asks its views during a call of somebody further out.
WITH asker AS (
  SELECT node.parent_id AS around_id, parent.role, row.name IS NOT NULL AS is_in_row, iif(row.name IS NULL, parent.id, parent.parent_id) AS id
  FROM node JOIN node AS parent ON parent.id = node.parent_id LEFT JOIN kind AS row ON row.name = parent.kind AND row.is_grid_row
  WHERE node.id = :node
), asked AS (
  -- By what they are asked for, and by whom: `by_id` where that is the row; `reader_id`: for whom, where it is not its own size that is asked for.
  -- The reasons of a trace before schema 1.12 do not say what is asked: `asks` is then that of `earlier`.
  SELECT reason.name AS reason, reason.doc, (SELECT asks FROM reason WHERE reason.id = call.reason_id) AS asks,
    iif((SELECT is_in_row FROM asker), nullif(parent.node_id, (SELECT id FROM asker)), NULL) AS by_id,
    iif((SELECT is_in_row FROM asker), NULL, nullif(parent.node_id, (SELECT id FROM asker))) AS reader_id, count(*) AS calls, min(call.id) AS first
  FROM (SELECT NULL AS asks) AS earlier CROSS JOIN call LEFT JOIN reason ON reason.id = call.reason_id LEFT JOIN call AS parent ON parent.id = call.parent_id
  WHERE call.node_id = :node AND call.pass_id = :pass
  GROUP BY reason.name, parent.node_id
), counted AS (
  SELECT total(calls) AS calls, json_group_array(json_object('reason', reason, 'asks', asks, 'doc', doc, 'by_id', by_id, 'reader_id', reader_id, 'calls', calls)) AS reasons,
    (SELECT count(*) - count(cached_from) FROM call WHERE call.node_id = (SELECT id FROM asker) AND call.pass_id = :pass) AS computed
  FROM (SELECT * FROM asked ORDER BY first)
), rival AS (
  -- The other views that it asks; of many, taking all away proves nothing that a person would do.
  SELECT group_concat(view_id, '+') AS ids
  FROM (SELECT view_id FROM node WHERE parent_id = (SELECT around_id FROM asker) AND id <> :node AND (SELECT role FROM asker) = 'container' ORDER BY id LIMIT 13)
  HAVING count(*) BETWEEN 1 AND 12
)
SELECT
  CAST(counted.calls AS INTEGER) AS value,
  asker.id AS asker_id,
  :node AS child_id,
  counted.reasons,
  counted.computed,
  asker.id AS by_id,
  -- Who asks no more often than it has to answer passes the question on.
  counted.calls <= max(counted.computed, 1) AS fold,
  'peer ' || asker.id || ifnull(char(10) || 'peer ' || rival.ids, '') AS suspects,
  asker.id AS because
FROM asker
CROSS JOIN counted
LEFT JOIN rival;
