-- A flexible frame proposes what it was proposed, clamped to its bounds, or its ideal length instead of nil.
SELECT
  child.proposal AS value,
  parent.proposal AS proposed,
  frame.id AS by_id,
  'cause ' || frame.id AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS frame ON frame.id = parent.node_id AND frame.kind IN (SELECT name FROM kind WHERE sets_length)
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'frame-inside' AND child.proposal IS NOT parent.proposal
  AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = frame.id AND name = iif(child.axis = 'w', 'width', 'height'));
