-- {by} goes by the {dimension} of {container}
-- The nearest ScrollView or List around it, whatever stands between.
WITH RECURSIVE above (id, parent_id, depth) AS (
  SELECT node.id, node.parent_id, 0 FROM call JOIN node ON node.id = call.node_id WHERE call.id = :call
  UNION ALL
  SELECT node.id, node.parent_id, above.depth + 1 FROM above JOIN node ON node.id = above.parent_id
)
SELECT
  asked.reply AS value,
  iif(asked.axis = 'w', 'width', 'height') AS dimension,
  ifnull((SELECT node.key FROM above JOIN node ON node.id = above.id WHERE node.kind IN ('ScrollView', 'List') ORDER BY above.depth LIMIT 1), 'the canvas') AS container,
  node.id AS by_id,
  'remove #' || node.id AS edit,
  'Without {by}' AS label,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS asked
JOIN node ON node.id = asked.node_id
WHERE asked.id = :call AND asked.axis = :axis AND asked.rule = 'containerRelativeFrame.length';
