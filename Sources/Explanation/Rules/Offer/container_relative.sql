-- {by} goes by the {dimension} of {container}{length}
-- The nearest ScrollView or List around it, whatever stands between.
WITH RECURSIVE frame AS (
  SELECT asked.node_id AS id FROM call AS child JOIN call AS asked ON asked.id = child.parent_id WHERE child.id = :call
), above (id, depth) AS (
  SELECT id, 0 FROM frame
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), container AS (
  -- The nearest one. Its length is what it was offered: what it answered may follow from its content.
  SELECT (SELECT key FROM node WHERE node.id = above.id) AS key, (
    SELECT iif(:axis = 'w', ifnull(placement.proposal_width, placement.width), ifnull(placement.proposal_height, placement.height))
    FROM placement WHERE placement.node_id = above.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = :call)) AS length
  FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) IN ('ScrollView', 'List') ORDER BY above.depth LIMIT 1
), base AS (
  SELECT ifnull((SELECT key FROM container), 'the canvas') AS key, coalesce((SELECT length FROM container), (
    SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM pass WHERE pass.id = (SELECT pass_id FROM call WHERE id = :call))) AS length
), part AS (
  -- 390 less 4 gaps of 8 are 5 parts of 71.6; over 2 of them and the gap between it is 151.2.
  SELECT count, span, spacing, (length - spacing * (count - 1)) / count AS points FROM (
    SELECT max(iif(name = 'count', number, NULL)) AS count, ifnull(max(iif(name = 'span', number, NULL)), 1) AS span,
      ifnull(max(iif(name = 'spacing', number, NULL)), 0) AS spacing
    FROM attribute WHERE node_id = (SELECT id FROM frame)) AS attribute
  JOIN base WHERE count IS NOT NULL
)
SELECT
  child.proposal AS value,
  iif(asked.axis = 'w', 'width', 'height') AS dimension,
  base.key AS container,
  iif(base.length < 9e999, printf(', %.10g', round(base.length, 2)), '')
    || ifnull((SELECT printf(': %sthese are %d parts of %.10g, of which it takes %d%s', iif(spacing > 0, printf('less %d gap%s of %.10g ', count - 1, iif(count = 2, '', 's'), spacing), ''),
        count, round(points, 2), span, CASE WHEN spacing = 0 OR span = 1 THEN '' WHEN span = 2 THEN ' and the gap between' ELSE printf(' and the %d gaps between', span - 1) END)
      FROM part WHERE abs(points * span + spacing * (span - 1) - child.proposal) < 0.005), '')
    || ifnull((SELECT ': ' || text FROM attribute WHERE node_id = node.id AND name = 'length' AND text IS NOT NULL), '') AS length,
  node.id AS by_id,
  'remove #' || node.id AS edit,
  'Without {by}' AS label,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS asked ON asked.id = child.parent_id AND asked.axis = child.axis
JOIN node ON node.id = asked.node_id AND node.kind = 'containerRelativeFrame'
JOIN base
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT asked.proposal;
