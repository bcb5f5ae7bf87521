-- A frame with a length of its own proposes it, whatever it was proposed. Another length of its own it would propose instead.
-- Is: own, replaces_offer
SELECT
  child.proposal AS value,
  frame.id AS by_id,
  child.proposal IS parent.proposal AS fold,
  'cause ' || frame.id || char(10) || 'cause ' || frame.id || '.' || attribute.name AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS frame ON frame.id = parent.node_id AND frame.kind IN (SELECT name FROM kind WHERE sets_length)
-- An infinite one counts as none.
JOIN attribute ON attribute.node_id = frame.id AND attribute.name = iif(child.axis = 'w', 'width', 'height') AND attribute.number IS NOT 9e999
WHERE child.id = :call AND child.axis = :axis;
