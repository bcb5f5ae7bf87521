-- A stack shares out what the distances between its children leave; beside a Spacer there is none. A negative spacing lays children over one another.
WITH gap AS (
  SELECT share.gap AS points
  FROM call AS stack
  JOIN placement ON placement.pass_id = stack.pass_id AND placement.node_id = stack.node_id
  JOIN stack_share AS share ON share.call_id = iif(placement.call_id = stack.id, placement.arranged_by, stack.id)
  JOIN node ON node.id = share.child_id AND node.parent_id = stack.node_id
  WHERE stack.id = :call
  GROUP BY +share.child_id
)
SELECT
  stack.proposal - kept.points AS value,
  kept.points AS kept,
  kept.gaps AS gaps,
  stack.node_id AS stack_id,
  stack.node_id AS by_id,
  stack.id AS because,
  'offer' AS because_ask
FROM axis_call AS stack
JOIN (SELECT sum(points) AS points, sum(points <> 0) AS gaps FROM gap) AS kept
WHERE stack.id = :call AND stack.axis = :axis AND kept.points <> 0;
