-- What lays out views as they come into sight proposes nil to each: it cannot share out a length among them.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  -- A stack in its place shares out what it is offered; what is no stack leaves its views to the container around it.
  'cause ' || node.id || iif(traits.tracks IS NULL AND traits.aligns IS NOT NULL, '.type', '') AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id
CROSS JOIN kind AS traits ON traits.name = node.kind AND traits.lazy
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NULL
  -- Proposed nil itself, it would not propose anything else if it were proposed more.
  AND (parent.proposal IS NOT NULL OR child.axis = traits.axis);
