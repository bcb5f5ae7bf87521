-- {by}
-- A frame with a length of its own proposes it, whatever it was proposed.
SELECT
  child.proposal AS value,
  frame.id AS by_id,
  child.proposal IS parent.proposal AS fold,
  -- Without it the number may be the same by chance, for its other length has a say in that; another number of its own it would propose instead. What
  -- it reads of a GeometryReader is not its own.
  'remove #' || frame.id
    || iif(other.name IS NULL, '', char(10) || 'set #' || frame.id || '.' || attribute.name || ' nil')
    || iif(attribute.text LIKE '%geometry.%', '', char(10) || 'set #' || frame.id || '.' || attribute.name || ' ' || (child.proposal + 1)) AS edit,
  'Without {by}' || iif(other.name IS NULL, '', char(10) || 'Without the ' || attribute.name || ' of {by}') AS label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS frame ON frame.id = parent.node_id AND frame.kind = 'frame'
JOIN attribute ON attribute.node_id = frame.id AND attribute.name = iif(child.axis = 'w', 'width', 'height')
LEFT JOIN attribute AS other ON other.node_id = frame.id AND other.name = iif(child.axis = 'w', 'height', 'width')
WHERE child.id = :call AND child.axis = :axis;
