-- An overlay or background is offered the size of the view that it belongs to, and never changes it, however long its content is.
SELECT
  axis_call.reply AS value,
  layer.id AS layer_id,
  layer.id + 1 AS primary_id,
  layer.id + 1 AS by_id,
  -- What is as long as that: a padding may make more of a text.
  (SELECT max(sized.node_id) FROM placement AS sized
    WHERE sized.node_id BETWEEN content.id AND content.view_id AND sized.pass_id = axis_call.pass_id
      AND abs(iif(axis_call.axis = 'w', sized.width - placement.width, sized.height - placement.height)) < 0.005) AS content_id,
  iif(axis_call.axis = 'w', placement.width, placement.height) AS length,
  'greedy ' || layer.id || '.type' AS suspects,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call
JOIN node AS layer ON layer.id = axis_call.node_id AND layer.kind IN (SELECT name FROM kind WHERE layer IS NOT NULL)
JOIN node AS content ON content.parent_id = layer.id AND content.id <> layer.id + 1
JOIN placement ON placement.node_id = content.id AND placement.pass_id = axis_call.pass_id
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'forwards'
  AND iif(axis_call.axis = 'w', placement.width, placement.height) > axis_call.reply + 0.005
ORDER BY content.id
LIMIT 1;
