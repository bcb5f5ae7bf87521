-- {by} goes by the {dimension} of {container}{length}
-- The nearest ScrollView or List around it, whatever stands between.
WITH RECURSIVE above (id, depth) AS (
  SELECT asked.node_id, 0 FROM call AS child JOIN call AS asked ON asked.id = child.parent_id WHERE child.id = :call
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
)
SELECT
  child.proposal AS value,
  iif(asked.axis = 'w', 'width', 'height') AS dimension,
  ifnull((SELECT (SELECT key FROM node WHERE node.id = above.id) FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) IN ('ScrollView', 'List') ORDER BY above.depth LIMIT 1), 'the canvas') AS container,
  ifnull((SELECT printf(', %.10g', round(iif(:axis = 'w', placement.width, placement.height), 2)) FROM placement
    WHERE placement.pass_id = asked.pass_id AND placement.node_id = (
      SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) IN ('ScrollView', 'List') ORDER BY above.depth LIMIT 1)), '')
    -- A part of several.
    || ifnull((SELECT printf(', divided by %.10g', number) FROM attribute WHERE node_id = node.id AND name = 'count'), '')
    || ifnull((SELECT printf(' with %.10g between', number) FROM attribute WHERE node_id = node.id AND name = 'spacing' AND EXISTS (
      SELECT * FROM attribute AS parts WHERE parts.node_id = node.id AND parts.name = 'count')), '') AS length,
  node.id AS by_id,
  'remove #' || node.id AS edit,
  'Without {by}' AS label,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS asked ON asked.id = child.parent_id AND asked.axis = child.axis
JOIN node ON node.id = asked.node_id AND node.kind = 'containerRelativeFrame'
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT asked.proposal;
