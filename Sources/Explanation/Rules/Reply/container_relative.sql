-- A containerRelativeFrame goes by the length of the nearest ScrollView or List enclosing it, else of the canvas, whatever stands between.
-- Only of: sets_length
-- One that is offered nil itself goes by the one enclosing it.
WITH RECURSIVE frame AS (
  SELECT node_id AS id FROM call WHERE id = :call
), above (id, depth) AS (
  SELECT id, 0 FROM frame
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
), enclosing AS (
  SELECT above.id, above.depth, above.depth > 0 AND (SELECT kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE scrolls IS NOT NULL) AS holds,
    (SELECT parent_id IS NULL FROM node WHERE node.id = above.id) AS is_root,
    (
    SELECT iif(:axis = 'w', content.width - view.width, content.height - view.height)
    FROM node AS scrolled
    CROSS JOIN placement AS content ON content.node_id = scrolled.id AND content.pass_id = (SELECT pass_id FROM call WHERE id = :call)
    CROSS JOIN node AS inner ON inner.parent_id = scrolled.id
    CROSS JOIN placement AS view ON view.node_id = inner.id AND view.pass_id = content.pass_id
    WHERE scrolled.parent_id = above.id AND scrolled.pointer IS NULL AND scrolled.kind IN (SELECT name FROM kind WHERE insets AND reads IS NOT NULL)) AS margins
  FROM above
), container AS (
  -- Those that it may go by, and the root, which has what the canvas offers. Their length is what they were offered, less the margins of what they scroll:
  -- what they answered may follow from their content.
  SELECT enclosing.id, enclosing.depth, enclosing.holds, enclosing.margins, (
    SELECT iif(:axis = 'w', proposal_width, proposal_height) - ifnull(margins, 0) FROM placement
    WHERE placement.node_id = enclosing.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = :call)) AS length
  FROM enclosing
  WHERE enclosing.holds OR enclosing.is_root
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
    FROM attribute WHERE node_id = (SELECT id FROM frame)) AS stated
  JOIN base WHERE count IS NOT NULL
)
SELECT
  asked.reply AS value,
  asked.node_id AS by_id,
  base.id AS container_id,
  base.length AS length,
  base.margins AS margins,
  ifnull(base.id IS NULL AND base.length < base.canvas - 0.005, 0) AS is_inset,
  -- One that is nearer, and offered nil.
  iif(base.length IS NOT NULL, (SELECT id FROM nearest WHERE id IS NOT base.id), NULL) AS nearer_id,
  part.count AS parts,
  part.points AS part,
  part.span AS span,
  part.spacing AS spacing,
  (SELECT text FROM attribute WHERE node_id = asked.node_id AND name = 'length') AS formula,
  'cause ' || asked.node_id AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS asked
JOIN base
LEFT JOIN part ON abs(part.points * part.span + part.spacing * (part.span - 1) - asked.reply) < 0.005
WHERE asked.id = :call AND asked.axis = :axis AND asked.rule = 'containerRelativeFrame.length';
