-- Whatever it is proposed, a stack is the sum of what its children took and the gaps between them.
-- Only of: shares_room, lazy
WITH hider AS MATERIALIZED (
  -- Frames and paddings around two texts that stand one above the other: texts keep their own distance, the edges of these are ordinary ones.
  SELECT hider.id AS id
  FROM call JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
  JOIN node AS stack ON stack.id = call.node_id AND stack.kind IN (SELECT name FROM kind WHERE shares_room AND axis = 'h')
  JOIN node AS upper ON upper.parent_id = stack.id
  -- The next one: ids count a view and what is in it before that.
  JOIN node AS lower ON lower.id = upper.last_id + 1 AND lower.parent_id = stack.id
  JOIN node AS hider ON hider.id IN (upper.id, lower.id) AND hider.kind IN (SELECT name FROM kind WHERE sets_length OR insets)
  WHERE call.id = :call AND :axis = 'h'
    AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = stack.id AND name = 'spacing')
    AND (SELECT count(*) FROM node WHERE id IN (upper.view_id, lower.view_id) AND kind IN (SELECT name FROM kind WHERE shows_text)) = 2
    AND EXISTS (SELECT * FROM stack_share WHERE call_id = placement.arranged_by AND child_id = lower.id AND gap > 0)
  GROUP BY +hider.id
), drawer AS MATERIALIZED (
  -- What moves a child, or draws it larger, and takes no room for that.
  SELECT modifier.id AS id FROM call JOIN node AS child ON child.parent_id = call.node_id
  CROSS JOIN node AS modifier ON modifier.view_id = child.view_id AND modifier.id BETWEEN child.id AND child.view_id
    AND (+modifier.kind = 'offset' OR +modifier.kind IN (SELECT name FROM kind WHERE transforms))
  WHERE call.id = :call AND (SELECT count(*) FROM node WHERE parent_id = call.node_id) <= 6
  ORDER BY modifier.id LIMIT 1
), maker AS MATERIALIZED (
  -- What makes a child longer than it was offered: its length, its minimum, or that it asks for its ideal length.
  SELECT modifier.id AS id FROM call JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
  CROSS JOIN stack_shares AS share ON share.call_id = placement.arranged_by AND share.fit = 'more'
  CROSS JOIN node AS child ON child.id = share.child_id AND +child.parent_id = call.node_id
  -- Of a Button its label's, too, by which it goes.
  CROSS JOIN node AS modifier ON modifier.view_id IN (child.view_id, (
      SELECT label.view_id FROM node AS label JOIN node AS button ON button.id = label.parent_id WHERE label.parent_id = child.view_id AND button.kind IN (SELECT name FROM kind WHERE is_control)))
    AND +modifier.id >= child.id AND +modifier.id <> modifier.view_id
  CROSS JOIN placement AS placed ON placed.node_id = modifier.id AND placed.pass_id = call.pass_id
  CROSS JOIN axis_call AS made ON made.id = placed.call_id AND made.axis = :axis AND made.imposes AND made.fit = 'more'
  WHERE call.id = :call
  -- A length that somebody states is meant; that a view does not shrink may not be.
  ORDER BY EXISTS (SELECT * FROM attribute WHERE node_id = modifier.id AND name = iif(:axis = 'w', 'width', 'height')), share.took - share.offered DESC, modifier.id LIMIT 2
), filler AS MATERIALIZED (
  -- The child that takes most of what it is offered, where the stack is as long as it may be: its modifier, or itself.
  SELECT taking.id AS id FROM axis_call AS call JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
  CROSS JOIN stack_shares AS share ON share.call_id = placement.arranged_by AND share.fit = 'all'
  CROSS JOIN node AS child ON child.id = share.child_id AND +child.parent_id = call.node_id
  CROSS JOIN node AS taking ON taking.view_id = child.view_id AND taking.id BETWEEN child.id AND child.view_id
  CROSS JOIN placement AS placed ON placed.node_id = taking.id AND placed.pass_id = call.pass_id
  CROSS JOIN axis_call AS made ON made.id = placed.call_id AND made.axis = call.axis AND made.takes_offer
  WHERE call.id = :call AND call.axis = :axis AND call.fit = 'all'
  ORDER BY share.took DESC, taking.id LIMIT 1
), greedy AS MATERIALIZED (
  -- The one child without a largest length that took what was left, where the stack is as long as it may be: what is in it makes it so.
  SELECT min(placed.call_id) AS call FROM axis_call AS call JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
  CROSS JOIN stack_shares AS share ON share.call_id = placement.arranged_by AND share.maximum >= 9e999 AND share.fit = 'all'
  CROSS JOIN node AS child ON child.id = share.child_id AND +child.parent_id = call.node_id
  CROSS JOIN placement AS placed ON placed.node_id = child.id AND placed.pass_id = call.pass_id
  WHERE call.id = :call AND call.axis = :axis AND call.fit = 'all'
  GROUP BY call.id HAVING count(*) = 1
), child AS MATERIALIZED (
  SELECT child.ordinal, iif(child.key GLOB 'node[0-9]*', child.view_id, child.id) AS id,
    -- What it took then: as the stack was placed, at another proposal, it may have taken more or less.
    ifnull((SELECT iif(:axis = 'w', took.reply_width, took.reply_height) FROM call AS took
      WHERE took.node_id = child.id AND took.pass_id = asking.pass_id AND took.id BETWEEN asking.id AND asking.last_id AND took.parent_id = asking.id
      ORDER BY took.id DESC LIMIT 1), iif(:axis = 'w', placement.width, placement.height)) AS length
  FROM axis_call AS asked CROSS JOIN call AS asking ON asking.id = asked.computed_by
  CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
  WHERE asked.id = :call AND asked.axis = :axis
), total AS MATERIALIZED (
  SELECT (SELECT count(*) FROM node WHERE parent_id = (SELECT node_id FROM call WHERE id = :call)) AS many, placed, length
  FROM (SELECT count(*) AS placed, sum(length) AS length FROM child)
)
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS stack_id,
  total.many AS count,
  -- A lazy stack that was asked all of them places those in sight: of the others nothing is known.
  iif(total.placed = total.many, axis_call.reply - total.length, NULL) AS gaps,
  iif(total.placed = total.many AND total.many <= 6, (
    SELECT json_group_array(json_object('view_id', id, 'length', iif(length < 9e999, length, 'inf'))) FROM (SELECT * FROM child ORDER BY ordinal)), NULL) AS children,
  (SELECT group_concat(id) FROM (SELECT id FROM hider ORDER BY id LIMIT 4)) AS hiders_ids,
  (SELECT id FROM drawer) AS drawer_id,
  iif(axis_call.fit = 'less', axis_call.node_id, coalesce(spacer.id, (SELECT min(id) FROM hider), axis_call.node_id)) AS by_id,
  (SELECT group_concat(line, char(10)) FROM (
    SELECT CASE
      -- Shorter than it might be, it would be as long as it may with something in it that takes the rest; into the stack of a control nobody puts anything.
      WHEN axis_call.fit = 'less' AND (SELECT pointer FROM node WHERE id = axis_call.node_id) IS NULL THEN NULL
      WHEN axis_call.fit = 'less' THEN 'cause ' || first.view_id || ' with Spacer'
      -- Where nothing is left it does so by its minimum, after what takes more than it is offered.
      WHEN spacer.id IS NOT NULL AND axis_call.fit = 'more'
        THEN ifnull((SELECT group_concat('cause ' || id, char(10)) FROM maker) || char(10), '') || 'cause ' || spacer.id
      WHEN spacer.id IS NOT NULL THEN 'cause ' || spacer.id
      WHEN EXISTS (SELECT * FROM hider) THEN (SELECT 'cause ' || group_concat(id, '+') FROM (SELECT id FROM hider ORDER BY id LIMIT 4))
      -- Longer than it may be, it is so for what makes a child longer than it was offered, else for its longest child.
      WHEN axis_call.fit = 'more'
        THEN ifnull((SELECT group_concat('cause ' || id, char(10)) FROM maker) || char(10), '') || 'peer ' || longest.view_id END AS line
    UNION ALL
    -- What takes all it is offered is to blame before the canvas.
    SELECT 'greedy ' || id FROM filler WHERE spacer.id IS NULL AND NOT EXISTS (SELECT * FROM hider)
    UNION ALL
    SELECT 'content ' || longest.view_id)) AS suspects,
  ifnull((SELECT call FROM greedy), axis_call.id) AS because,
  iif(EXISTS (SELECT * FROM greedy), 'reply', 'offer') AS because_ask
FROM axis_call
JOIN total
LEFT JOIN node AS first ON first.parent_id = axis_call.node_id AND first.ordinal = 0
LEFT JOIN node AS longest ON longest.id = (
  SELECT child.id FROM placement JOIN node AS child ON child.id = placement.node_id
  WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id
  ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1)
LEFT JOIN node AS spacer ON spacer.id = (
  -- What takes all that is left makes the stack as long as it is. One that is proposed nil has nothing left over, a lazy one leaves nothing, and a Spacer of
  -- length 0 takes nothing.
  SELECT view.id FROM node AS stack CROSS JOIN node AS child ON child.parent_id = stack.id JOIN node AS view ON view.id = child.view_id AND view.kind IN (SELECT name FROM kind WHERE is_spacer)
  JOIN placement ON placement.node_id = child.id AND placement.pass_id = axis_call.pass_id AND iif(:axis = 'w', placement.width, placement.height) > 0
  WHERE stack.id = axis_call.node_id AND axis_call.proposal IS NOT NULL AND stack.kind IN (SELECT name FROM kind WHERE shares_room) ORDER BY child.ordinal LIMIT 1)
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'stack.sum_of_children';
