-- {stack} keeps {kept} for {gaps}
SELECT
  stack.proposal - kept.points AS value,
  kept.points AS kept,
  kept.gaps || iif(kept.gaps = 1, ' gap', ' gaps') AS gaps,
  node.id AS stack_id,
  node.id AS by_id,
  stack.id AS because,
  'offer' AS because_ask
FROM axis_call AS stack
JOIN node ON node.id = stack.node_id
JOIN (
  -- What was there for the first child, with what is held back for others, is the proposal without the gaps.
  SELECT stack.proposal - own.remaining - own.reserved AS points,
    (SELECT count(*) FROM node AS child WHERE child.parent_id = own.stack_id) - 1 AS gaps
  FROM axis_call AS stack
  JOIN stack_offer AS own ON own.stack_call_id = stack.id AND own.turn = 1
  WHERE stack.id = :call AND stack.axis = :axis
  LIMIT 1
) AS kept
WHERE stack.id = :call AND stack.axis = :axis AND kept.points <> 0;
