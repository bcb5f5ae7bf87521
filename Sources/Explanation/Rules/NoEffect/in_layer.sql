-- What stands in {layer} is proposed the size of what that is on, and never changes it
-- Sees :node, a view in an overlay or background.
SELECT layer.id AS layer_id
FROM node AS own
JOIN node AS outermost ON outermost.view_id = own.view_id AND outermost.id <= own.id
JOIN node AS layer ON layer.id = outermost.parent_id AND layer.kind IN ('overlay', 'background') AND outermost.ordinal > 0
WHERE own.id = :node AND own.view_id = own.id;
