-- A frame that is to fill an axis takes what it is offered, and is offered nil: it passes that on.
-- Only of: sets_length
SELECT
  child.proposal AS value,
  bound.name AS bound,
  frame.id AS by_id,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS frame ON frame.id = parent.node_id
JOIN attribute AS bound ON bound.node_id = frame.id AND bound.name = iif(child.axis = 'w', 'maxWidth', 'maxHeight') AND bound.number = 9e999
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NULL AND parent.proposal IS NULL;
