-- the canvas keeps {kept} of its {canvas} for the safe area{edges}
SELECT
  axis_call.proposal AS value,
  iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) AS canvas,
  iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) - axis_call.proposal AS kept,
  CASE WHEN edge.start > 0 AND edge.last > 0
    THEN printf(': %.10g at its %s and %.10g at its %s', round(edge.start, 2), iif(axis_call.axis = 'w', 'leading edge', 'top'), round(edge.last, 2),
      iif(axis_call.axis = 'w', 'trailing one', 'bottom')) ELSE '' END AS edges,
  'environment safeArea {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}' AS edit,
  'Without the safe area' AS label,
  NULL AS by_id,
  NULL AS because
FROM axis_call JOIN pass ON pass.id = axis_call.pass_id
LEFT JOIN (
  -- The scene's own, unless an edit gave the pass another.
  SELECT json_extract(json, '$.environment.safeArea.' || iif(:axis = 'w', 'leading', 'top')) AS start,
    json_extract(json, '$.environment.safeArea.' || iif(:axis = 'w', 'trailing', 'bottom')) AS last FROM scene LIMIT 1
) AS edge ON abs(ifnull(edge.start, 0) + ifnull(edge.last, 0) - (iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) - axis_call.proposal)) < 0.001
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.parent_id IS NULL
  AND axis_call.proposal IS NOT iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height);
