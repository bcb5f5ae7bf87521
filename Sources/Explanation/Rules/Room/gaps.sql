-- A stack, or a Grid, shares out what the distances between its views leave; beside a Spacer there is none. A negative spacing lays views over one another.
WITH container AS (
  SELECT asked.id, asked.node_id, iif(placement.call_id = asked.id, placement.arranged_by, asked.id) AS arranged_by
  FROM call AS asked
  JOIN placement ON placement.pass_id = asked.pass_id AND placement.node_id = asked.node_id
  WHERE asked.id = :call
), kept AS (
  SELECT sum(points) AS points, sum(points <> 0) AS gaps FROM (
    SELECT share.gap AS points
    FROM container
    JOIN stack_share AS share ON share.call_id = container.arranged_by
    JOIN node ON node.id = share.child_id AND node.parent_id = container.node_id
    GROUP BY +share.child_id
    UNION ALL
    SELECT track.gap FROM container CROSS JOIN grid_track AS track ON track.call_id = container.arranged_by AND track.axis = :axis)
)
SELECT
  asked.proposal - kept.points AS value,
  kept.points AS kept,
  kept.gaps AS gaps,
  kept.points = 0 AS fold,
  asked.node_id AS by_id,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS asked
JOIN kept ON kept.points IS NOT NULL
WHERE asked.id = :call AND asked.axis = :axis;
