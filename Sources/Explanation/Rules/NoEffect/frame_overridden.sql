-- {outer} around it says how {wide} it is: it is proposed {proposal} and answers {answer}
-- Sees :node, the frame, and :pass.
SELECT
  outer.id AS outer_id,
  substr(axis.wide, 1) AS wide,
  iif(axis.name = 'width', placement.proposal_width, placement.proposal_height) AS proposal,
  iif(axis.name = 'width', placement.width, placement.height) AS answer
FROM node AS own
JOIN node AS outer ON outer.id = own.parent_id AND outer.view_id = own.view_id AND outer.kind = 'frame'
JOIN placement ON placement.pass_id = :pass AND placement.node_id = own.id
JOIN (SELECT 'width' AS name, 'wide' AS wide UNION ALL SELECT 'height', 'high') AS axis
WHERE own.id = :node AND own.kind = 'frame'
  AND EXISTS (SELECT * FROM attribute WHERE node_id = outer.id AND name = axis.name)
  AND EXISTS (SELECT * FROM attribute WHERE node_id = own.id AND name <> 'alignment' AND name NOT LIKE 'ideal%' AND lower(name) LIKE '%' || axis.name)
ORDER BY axis.name DESC;
