-- {by} goes by the {dimension} of {container}
-- The nearest ScrollView or List around it, whatever stands between.
WITH RECURSIVE above (id, parent_id, depth) AS (
  SELECT node.id, node.parent_id, 0 FROM call AS child JOIN call ON call.id = child.parent_id JOIN node ON node.id = call.node_id WHERE child.id = :call
  UNION ALL
  SELECT node.id, node.parent_id, above.depth + 1 FROM above JOIN node ON node.id = above.parent_id
)
SELECT
  child.proposal AS value,
  iif(asked.axis = 'w', 'width', 'height') AS dimension,
  ifnull((SELECT node.key FROM above JOIN node ON node.id = above.id WHERE node.kind IN ('ScrollView', 'List') ORDER BY above.depth LIMIT 1), 'the canvas') AS container,
  node.id AS by_id,
  'remove #' || node.id AS edit,
  'Without {by}' AS label,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS asked ON asked.id = child.parent_id AND asked.axis = child.axis
JOIN node ON node.id = asked.node_id AND node.kind = 'containerRelativeFrame'
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT asked.proposal;
