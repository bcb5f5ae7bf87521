-- A view that wraps another hands up the reply of that.
SELECT
  reply AS value,
  node_id AS by_id,
  1 AS fold,
  source AS because,
  'reply' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule IN ('forwards', 'safeAreaInset.largest', 'fixedSize.ideal', 'aspectRatio.deciding_side', 'aspectRatio.follows_ratio')
  -- A frame's ideal that is not used has a sentence of its own.
  AND NOT EXISTS (
    SELECT * FROM attribute WHERE node_id = axis_call.node_id AND axis_call.proposal IS NOT NULL
      AND name = iif(axis_call.axis = 'w', 'idealWidth', 'idealHeight'))
  -- So has an overlay that its content sticks out of.
  AND NOT EXISTS (
    SELECT * FROM node AS layer
    JOIN node AS content ON content.parent_id = layer.id AND content.id <> layer.id + 1
    JOIN placement ON placement.node_id = content.id AND placement.pass_id = axis_call.pass_id
    WHERE layer.id = axis_call.node_id AND layer.kind IN (SELECT name FROM kind WHERE layer IS NOT NULL) AND axis_call.rule = 'forwards'
      AND iif(axis_call.axis = 'w', placement.width, placement.height) > axis_call.reply + 0.005);
