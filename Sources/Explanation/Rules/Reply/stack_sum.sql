-- {by} is as {long} as its children: {sum}
-- Whatever it is proposed, a stack is the sum of what its children took and the gaps between them.
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  iif(axis_call.axis = 'w', 'wide', 'high') AS long,
  (SELECT CASE WHEN count(*) > 6 THEN count(*) || ' children' ELSE group_concat(printf('%s %.10g', key, round(length, 2)), ' + ') END
      || iif(abs(axis_call.reply - sum(length)) > 0.001, printf(' + %.10g for gaps', round(axis_call.reply - sum(length), 2)), '')
   FROM (SELECT iif(child.key GLOB 'node[0-9]*', view.key, child.key) AS key, iif(axis_call.axis = 'w', placement.width, placement.height) AS length
     FROM placement JOIN node AS child ON child.id = placement.node_id JOIN node AS view ON view.id = child.view_id
     WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id ORDER BY child.ordinal)) AS sum,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'stack.sum_of_children';
