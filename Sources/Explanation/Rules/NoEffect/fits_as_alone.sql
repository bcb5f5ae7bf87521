-- A ViewThatFits without effect: the child that it takes is as large alone.
-- Sees :node, a ViewThatFits, and :pass. Without it the child that it takes stands in its place.
SELECT
  chosen.id AS chosen_id,
  outermost.ordinal + 1 = (SELECT count(*) FROM node AS child WHERE child.parent_id = own.id) AS is_last
FROM node AS own
JOIN node AS outermost ON outermost.parent_id = own.id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = outermost.id
JOIN node AS chosen ON chosen.id = outermost.view_id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE chooses);
