-- {by} proposes {proposal} to it: {doc}
-- The reason that the asker stated with its question, in the words in which its primitive declares it.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  CASE WHEN child.proposal IS NULL THEN 'nil' WHEN child.proposal >= 9e999 THEN 'inf' ELSE printf('%.10g', round(child.proposal, 2)) END AS proposal,
  ifnull(rtrim(reason.doc, '.'), 'it states no reason') AS doc,
  iif(node.role = 'modifier', 'remove #' || node.id, NULL) AS edit,
  iif(node.role = 'modifier', NULL, 'unwrap #' || node.id) AS content_edit,
  'Without {by}' AS label,
  'With {by} unwrapped' AS content_label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id
LEFT JOIN reason ON reason.name = child.reason
WHERE child.id = :call AND child.axis = :axis;
