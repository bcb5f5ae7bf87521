-- A padding, or a list to its rows, proposes what its insets leave, but no less than 0. A safeAreaInset, placing, proposes to its view what the content and
-- the gap leave.
-- Is: remainder
SELECT
  child.proposal AS value,
  parent.proposal AS proposed,
  iif(child.reason = 'inset-rest', NULL, parent.reply - child.reply) AS insets,
  iif(beside.key GLOB 'node[0-9]*', beside.view_id, beside.id) AS beside_id,
  iif(child.axis = 'w', placement.width, placement.height) AS length,
  parent.node_id AS by_id,
  iif(traits.role = 'container' AND traits.reads IS NOT NULL, 'cause ' || parent.node_id || ' setters' || char(10), '') || 'cause ' || parent.node_id
    AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id
CROSS JOIN kind AS traits ON traits.name = node.kind
  AND (child.reason = 'inset-rest' OR traits.insets OR traits.lazy AND traits.scrolls IS NOT NULL AND child.proposal IS NOT NULL)
LEFT JOIN node AS beside ON child.reason = 'inset-rest' AND beside.parent_id = parent.node_id AND beside.id <> child.node_id
LEFT JOIN placement ON placement.node_id = beside.id AND placement.pass_id = child.pass_id
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal
LIMIT 1;
