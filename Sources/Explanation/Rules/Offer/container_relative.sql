-- A containerRelativeFrame goes by the nearest ScrollView or List around it, whatever stands between; by the next one where that is offered nil itself.
-- Only of: sets_length
WITH RECURSIVE frame AS (
  SELECT asked.node_id AS id FROM call AS child JOIN call AS asked ON asked.id = child.parent_id WHERE child.id = :call
), above (id, depth) AS (
  SELECT id, 0 FROM frame
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), container AS (
  -- Those that it may go by, and the root, which has what the canvas offers. Their length is what they were offered, less the margins of what they scroll:
  -- what they answered may follow from their content.
  SELECT *, (
    SELECT iif(:axis = 'w', proposal_width, proposal_height) - ifnull(margins, 0) FROM placement
    WHERE placement.node_id = above.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = :call)) AS length
  FROM (
    SELECT id, depth, depth > 0 AND (SELECT node.kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE scrolls IS NOT NULL) AS holds,
      (
        SELECT iif(:axis = 'w', content.width - view.width, content.height - view.height)
        FROM node AS scrolled
        CROSS JOIN placement AS content ON content.node_id = scrolled.id AND content.pass_id = (SELECT pass_id FROM call WHERE id = :call)
        CROSS JOIN node AS inner ON inner.parent_id = scrolled.id
        CROSS JOIN placement AS view ON view.node_id = inner.id AND view.pass_id = content.pass_id
        WHERE scrolled.parent_id = above.id AND scrolled.pointer IS NULL
          AND scrolled.kind IN (SELECT name FROM kind WHERE insets AND reads IS NOT NULL)) AS margins
    FROM above) AS above
  WHERE holds OR (SELECT parent_id IS NULL FROM node WHERE node.id = above.id)
), nearest AS (
  SELECT id FROM container WHERE holds ORDER BY depth LIMIT 1
), base AS (
  -- The nearest that is not offered nil, else the canvas.
  SELECT iif(holds AND length IS NOT NULL, id, NULL) AS id, length, margins,
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
  base.id AS container_id,
  base.length AS length,
  base.margins AS margins,
  base.id IS NULL AND base.length < base.canvas - 0.005 AS is_in_safe_area,
  (SELECT id FROM nearest WHERE id IS NOT base.id AND base.length IS NOT NULL) AS unbounded_id,
  part.count AS parts,
  part.points AS part,
  part.span AS span,
  part.spacing AS spacing,
  (SELECT text FROM attribute WHERE node_id = node.id AND name = 'length') AS expression,
  node.id AS by_id,
  'cause ' || node.id AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS asked ON asked.id = child.parent_id AND asked.axis = child.axis
JOIN node ON node.id = asked.node_id
JOIN base
LEFT JOIN part ON abs(part.points * part.span + part.spacing * (part.span - 1) - child.proposal) < 0.005
WHERE child.id = :call AND child.axis = :axis AND asked.rule = 'containerRelativeFrame.length';
