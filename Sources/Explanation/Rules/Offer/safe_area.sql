-- the canvas keeps {kept} of its {canvas} for the safe area
SELECT
  axis_call.proposal AS value,
  iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) AS canvas,
  iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height) - axis_call.proposal AS kept,
  'environment safeArea {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}' AS edit,
  'Without the safe area' AS label,
  NULL AS by_id,
  NULL AS because
FROM axis_call JOIN pass ON pass.id = axis_call.pass_id
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.parent_id IS NULL
  AND axis_call.proposal IS NOT iif(axis_call.axis = 'w', pass.proposal_width, pass.proposal_height);
