-- A Text is as high as its lines together, which are as many as its width makes them.
-- Only of: shows_text
-- Is: own, text
WITH RECURSIVE
-- With: above,
outer_node (id, pass_id, lines, distance) AS (
  -- From a text that wraps and has all its lines, to the root.
  SELECT node_id, pass_id, reply, 0 FROM axis_call AS own
  WHERE id = :call AND axis = :axis AND proposal IS NOT NULL AND (SELECT rule FROM axis_call WHERE id = own.id AND axis = 'w') = 'text.wrapped'
  UNION ALL
  SELECT node.parent_id, pass_id, lines, distance + 1 FROM outer_node JOIN node ON node.id = outer_node.id WHERE node.parent_id < node.id
), room AS (
  -- What makes room for its lines where there is none.
  SELECT outer_node.id FROM outer_node
  CROSS JOIN placement ON placement.node_id = outer_node.id AND placement.pass_id = outer_node.pass_id
  CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = 'h'
  WHERE made.imposes AND made.proposal < lines - 0.005 AND made.reply > lines - 0.005
  ORDER BY distance
  LIMIT 1
)
SELECT
  reply AS value,
  line.count AS lines,
  -- What a lineSpacing keeps between two lines.
  line.gap AS gap,
  (reply - (line.count - 1) * line.gap) / line.count AS line_height,
  wraps,
  line.placed AS placed_lines,
  line.placed_width AS placed_width,
  room.id AS room_id,
  node_id AS by_id,
  -- Where it has as many lines as it likes that is for the room around it before it is for the canvas.
  ifnull('greedy ' || room.id || char(10), '') || 'content ' || node_id || ' setters' || char(10) || 'content ' || node_id AS suspects,
  -- Lines that wrap are as many as the width makes them: proposed a height, they would be as many in more of it; proposed nil, they were free to be.
  iif(proposal IS NULL OR wraps, axis_call.id, NULL) AS because,
  iif(proposal IS NULL, 'offer', 'reply') AS because_ask,
  iif(proposal IS NULL, 'h', 'w') AS because_axis
FROM axis_call
JOIN (
  -- The lines are those that it was placed with: asked with another width it may have others.
  SELECT asked.placed_lines AS placed,
    ifnull((
      SELECT max(attribute.number, 0) FROM above JOIN attribute ON attribute.node_id = above.id AND attribute.name = 'lineSpacing' ORDER BY above.depth LIMIT 1), 0.0) AS gap,
    (
      SELECT shown.proposal_width FROM call JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
      JOIN call AS shown ON shown.id = placement.call_id WHERE call.id = :call) AS placed_width,
    ifnull(asked.lines, (
      SELECT count(*) FROM call JOIN text_line ON text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id WHERE call.id = :call)) AS count
  FROM (SELECT 1) LEFT JOIN text_asked AS asked ON asked.call_id = :call
) AS line
JOIN (SELECT ifnull((SELECT rule FROM axis_call WHERE id = :call AND axis = 'w') = 'text.wrapped', 0) AS wraps)
LEFT JOIN room
WHERE axis_call.id = :call AND axis = :axis AND rule = 'text.lines';
