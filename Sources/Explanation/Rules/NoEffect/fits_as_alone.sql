-- It takes {chosen}, which {fits} and is as large alone
-- Sees :node, a ViewThatFits, and :pass. Without it what it takes stands in its place.
SELECT
  chosen.id AS chosen_id,
  iif(outermost.ordinal + 1 = (SELECT count(*) FROM node AS child WHERE child.parent_id = own.id), 'is its last', 'fits') AS fits
FROM node AS own
JOIN node AS outermost ON outermost.parent_id = own.id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = outermost.id
JOIN node AS chosen ON chosen.id = outermost.view_id
WHERE own.id = :node AND own.kind = 'ViewThatFits';
