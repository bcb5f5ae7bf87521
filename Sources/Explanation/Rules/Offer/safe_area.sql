-- The host proposes to the root what the safe area leaves of the canvas.
-- Is: canvas, remainder
WITH settings AS (
  SELECT environment.name, environment.number FROM call JOIN environment ON environment.pass_id = call.pass_id WHERE call.id = :call
)
SELECT
  axis_call.proposal AS value,
  iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) AS canvas,
  iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) - axis_call.proposal AS kept,
  edge.start AS start,
  edge.last AS last,
  'cause environment.safeArea' AS suspects,
  NULL AS by_id,
  NULL AS because
FROM axis_call JOIN pass ON pass.id = axis_call.pass_id
LEFT JOIN (
  -- In a trace of an earlier version the scene's own, unless an edit gave the pass another.
  SELECT
    coalesce((SELECT number FROM settings WHERE name = 'safeArea.' || iif(:axis = 'w', 'leading', 'top')),
      json_extract(json, '$.environment.safeArea.' || iif(:axis = 'w', 'leading', 'top'))) AS start,
    coalesce((SELECT number FROM settings WHERE name = 'safeArea.' || iif(:axis = 'w', 'trailing', 'bottom')),
      json_extract(json, '$.environment.safeArea.' || iif(:axis = 'w', 'trailing', 'bottom'))) AS last
  FROM scene LIMIT 1
) AS edge ON abs(ifnull(edge.start, 0) + ifnull(edge.last, 0) - (iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) - axis_call.proposal)) < 0.001
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.parent_id IS NULL
  AND axis_call.proposal IS NOT iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height);
