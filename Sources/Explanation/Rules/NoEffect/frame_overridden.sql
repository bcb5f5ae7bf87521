-- A frame right inside another frame that states the same length: the outer one proposes it that length, and has the last word.
-- Sees :node, the inner frame, and :pass.
SELECT
  outer.id AS outer_id,
  side.axis AS axis,
  iif(side.axis = 'w', placement.proposal_width, placement.proposal_height) AS proposal,
  iif(side.axis = 'w', placement.width, placement.height) AS answer
FROM node AS own
JOIN node AS outer ON outer.id = own.parent_id AND outer.view_id = own.view_id AND outer.kind IN (SELECT name FROM kind WHERE sets_length)
JOIN placement ON placement.pass_id = :pass AND placement.node_id = own.id
JOIN (SELECT 'w' AS axis, 'width' AS name UNION ALL SELECT 'h', 'height') AS side
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_length)
  AND EXISTS (SELECT * FROM attribute WHERE node_id = outer.id AND name = side.name)
  AND EXISTS (SELECT * FROM attribute WHERE node_id = own.id AND name <> 'alignment' AND name NOT LIKE 'ideal%' AND lower(name) LIKE '%' || side.name)
ORDER BY side.axis DESC;
