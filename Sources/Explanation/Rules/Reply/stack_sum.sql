-- {stack} is as {long} as its children: {sum}
-- Whatever it is proposed, a stack is the sum of what its children took and the gaps between them.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS stack_id,
  ifnull(spacer.id, axis_call.node_id) AS by_id,
  'remove #' || spacer.id AS edit,
  'Without {by}' AS label,
  iif(axis_call.axis = 'w', 'wide', 'high') AS long,
  (SELECT CASE
      -- A lazy stack that was asked all of them places those in sight.
      WHEN count(*) < (SELECT count(*) FROM node WHERE parent_id = axis_call.node_id) THEN (SELECT count(*) FROM node WHERE parent_id = axis_call.node_id) || ' children'
      WHEN count(*) > 6 THEN count(*) || ' children' ELSE group_concat(printf('%s %.10g', key, round(length, 2)), ' + ') END
      || iif(abs(axis_call.reply - sum(length)) > 0.001 AND count(*) = (SELECT count(*) FROM node WHERE parent_id = axis_call.node_id), printf(' + %.10g for gaps', round(axis_call.reply - sum(length), 2)), '')
   FROM (SELECT iif(child.key GLOB 'node[0-9]*', view.key, child.key) AS key, iif(axis_call.axis = 'w', placement.width, placement.height) AS length
     FROM placement JOIN node AS child ON child.id = placement.node_id JOIN node AS view ON view.id = child.view_id
     WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id ORDER BY child.ordinal)) AS sum,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(axis_call.axis = 'w', 'width', 'height') || '=' || (axis_call.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
LEFT JOIN node AS spacer ON spacer.id = (
  -- What takes all that is left makes the stack as long as it is.
  SELECT view.id FROM node AS child JOIN node AS view ON view.id = child.view_id AND view.kind = 'Spacer'
  WHERE child.parent_id = axis_call.node_id ORDER BY child.ordinal LIMIT 1)
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'stack.sum_of_children';
