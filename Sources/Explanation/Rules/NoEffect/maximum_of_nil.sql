-- A frame with an infinite maximum that is proposed nil: it takes all of a proposal, and without one it is as long as its content.
-- Sees :node, the frame, and :pass.
SELECT
  attribute.name AS argument,
  iif(attribute.name = 'maxWidth', 'w', 'h') AS axis,
  own.id + 1 AS wrapped_id,
  iif(attribute.name = 'maxWidth', placement.width, placement.height) AS answer
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name IN ('maxWidth', 'maxHeight') AND attribute.number = 9e999
JOIN placement ON placement.pass_id = :pass AND placement.node_id = own.id
JOIN placement AS inner ON inner.pass_id = :pass AND inner.node_id = own.id + 1
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_length) AND iif(attribute.name = 'maxWidth', placement.proposal_width, placement.proposal_height) IS NULL
  AND iif(attribute.name = 'maxWidth', inner.width, inner.height) = iif(attribute.name = 'maxWidth', placement.width, placement.height)
ORDER BY attribute.name DESC;
