-- A view in an overlay or background: it is proposed the size of the view that the layer is on, and never changes that size.
-- Sees :node, a view in an overlay or background.
SELECT layer.id AS layer_id
FROM node AS own
JOIN node AS outermost ON outermost.view_id = own.view_id AND outermost.id <= own.id
JOIN node AS layer ON layer.id = outermost.parent_id AND layer.kind IN (SELECT name FROM kind WHERE kind.layer IS NOT NULL) AND outermost.ordinal > 0
WHERE own.id = :node AND own.view_id = own.id;
