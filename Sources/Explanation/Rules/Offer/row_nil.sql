-- {by} proposes nil along its {axis} axis to each view
-- What lays out views as they come into sight cannot share out a length among them.
SELECT
  child.proposal AS value,
  iif(child.axis = 'w', 'horizontal', 'vertical') AS axis,
  parent.node_id AS by_id,
  -- A stack in its place shares out what it is offered; what is no stack leaves its views to the container around it.
  iif(node.kind LIKE 'Lazy_Stack', 'set #' || node.id || '.type ' || substr(node.kind, 5), 'unwrap #' || node.id) AS edit,
  iif(node.kind LIKE 'Lazy_Stack', 'With ' || substr(node.kind, 5) || ' instead of {by}', 'Without {by}') AS label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN ('List', 'LazyVStack', 'LazyHStack', 'LazyVGrid', 'LazyHGrid')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NULL
  -- Proposed nil itself, it would not propose anything else if it were proposed more.
  AND (parent.proposal IS NOT NULL OR child.axis = iif(node.kind IN ('LazyHStack', 'LazyHGrid'), 'w', 'h'));
