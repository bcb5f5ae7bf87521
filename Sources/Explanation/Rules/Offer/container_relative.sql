-- {by} goes by the {dimension} of {container}{length}
-- Only of: containerRelativeFrame
-- The nearest ScrollView or List around it, whatever stands between; offered nil itself, it goes by the one around it.
WITH RECURSIVE frame AS (
  SELECT asked.node_id AS id FROM call AS child JOIN call AS asked ON asked.id = child.parent_id WHERE child.id = :call
), above (id, depth) AS (
  SELECT id, 0 FROM frame
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), container AS (
  -- Those that it may go by, and the root, which has what the canvas offers. Their length is what they were offered: what they answered may
  -- follow from their content.
  SELECT above.id, above.depth, above.depth > 0 AND (SELECT kind FROM node WHERE node.id = above.id) IN ('ScrollView', 'List') AS holds, (
    SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM placement
    WHERE placement.node_id = above.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = :call)) AS length
  FROM above
  WHERE above.depth > 0 AND (SELECT kind FROM node WHERE node.id = above.id) IN ('ScrollView', 'List')
    OR (SELECT parent_id IS NULL FROM node WHERE node.id = above.id)
), nearest AS (
  SELECT id FROM container WHERE holds ORDER BY depth LIMIT 1
), base AS (
  -- The nearest that is not offered nil, else the canvas.
  SELECT iif(holds AND length IS NOT NULL, id, NULL) AS id, length,
    (SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM pass WHERE pass.id = (SELECT pass_id FROM call WHERE id = :call)) AS canvas
  FROM container
  ORDER BY NOT (holds AND length IS NOT NULL), iif(holds AND length IS NOT NULL, depth, -depth)
  LIMIT 1
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
  child.proposal IS asked.proposal AS fold,
  iif(asked.axis = 'w', 'width', 'height') AS dimension,
  base.id AS container_id,
  'the canvas' AS container,
  iif(base.id IS NULL AND base.length < base.canvas - 0.005, ' without its safe area', '')
    || CASE WHEN base.length IS NULL THEN ', which is nil and counts as 10' WHEN base.length < 9e999 THEN printf(', %.10g', round(base.length, 2)) ELSE '' END
    || ifnull((SELECT ', since ' || key || ' is offered nil' FROM nearest JOIN node ON node.id = nearest.id WHERE nearest.id IS NOT base.id AND base.length IS NOT NULL), '')
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
WHERE child.id = :call AND child.axis = :axis AND asked.rule = 'containerRelativeFrame.length';
