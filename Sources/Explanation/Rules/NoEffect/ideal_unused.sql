-- A frame with an ideal length that is proposed a length: the ideal one counts only where nil is proposed.
-- Sees :node, the frame, and :pass.
SELECT attribute.name AS argument, attribute.number AS length, iif(attribute.name = 'idealWidth', placement.proposal_width, placement.proposal_height) AS proposal
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name IN ('idealWidth', 'idealHeight')
JOIN placement ON placement.pass_id = :pass AND placement.node_id = own.id
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_length) AND iif(attribute.name = 'idealWidth', placement.proposal_width, placement.proposal_height) IS NOT NULL
ORDER BY attribute.name DESC;
