-- A stack without distances between its children shares out all of its proposal.
SELECT
  stack.proposal AS value,
  stack.node_id AS by_id,
  1 AS fold,
  stack.id AS because,
  'offer' AS because_ask
FROM axis_call AS stack
WHERE stack.id = :call AND stack.axis = :axis
  AND ifnull((
    SELECT sum(points) FROM (
      SELECT share.gap AS points
      FROM call
      JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
      JOIN stack_share AS share ON share.call_id = iif(placement.call_id = call.id, placement.arranged_by, call.id)
      JOIN node ON node.id = share.child_id AND node.parent_id = call.node_id
      WHERE call.id = :call
      GROUP BY +share.child_id)), 0) = 0;
