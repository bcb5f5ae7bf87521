-- {asker} asks {child}: {reasons}{own}
-- Nobody asks a view but the one around it.
WITH asker AS (
  SELECT node.parent_id AS id,
    (SELECT count(*) - count(cached_from) FROM call WHERE call.node_id = node.parent_id AND call.pass_id = :pass) AS computed
  FROM node WHERE node.id = :node AND node.parent_id IS NOT NULL
), asked AS (
  SELECT ifnull(reason.name, 'no reason') AS reason, count(*) AS calls
  FROM call LEFT JOIN reason ON reason.id = call.reason_id
  WHERE call.node_id = :node AND call.pass_id = :pass
  GROUP BY reason.name ORDER BY min(call.id)
)
SELECT
  ifnull((SELECT sum(calls) FROM asked), 0) AS value,
  asker.id AS asker_id,
  :node AS child_id,
  ifnull((SELECT group_concat(reason || iif(calls > 1, ' × ' || calls, ''), ', ') FROM asked), 'never') AS reasons,
  printf(', for %d %s that it computes', asker.computed, iif(asker.computed = 1, 'answer', 'answers')) AS own,
  asker.id AS by_id,
  -- Who asks no more often than it has to answer passes the question on.
  ifnull((SELECT sum(calls) FROM asked), 0) <= max(asker.computed, 1) AS fold,
  asker.id AS because
FROM asker;
