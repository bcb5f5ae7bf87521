-- {canvas} {root}{sum}
-- Nobody stands around the root: the canvas puts it in the middle of what the safe area leaves.
SELECT
  place.absolute AS value,
  place.node_id AS root_id,
  place.node_id AS by_id,
  iif(call.proposal IS NULL OR abs(call.proposal) = 9e999 OR place.length = 9e999, 'the canvas starts with', 'the canvas centres') AS canvas,
  CASE
    WHEN call.proposal IS NULL OR abs(call.proposal) = 9e999 OR place.length = 9e999
      THEN iif(place.absolute <> 0, printf(', after %.10g of safe area', round(place.absolute, 2)), '')
    ELSE printf(': %s(%.10g - %.10g) / 2',
      iif(abs(place.absolute - (call.proposal - place.length) / 2) > 0.001,
        printf('%.10g of safe area + ', round(place.absolute - (call.proposal - place.length) / 2, 2)), ''),
      round(call.proposal, 2), round(place.length, 2))
  END AS sum,
  -- What fills its canvas is centred by 0: the safe area alone moves it.
  iif(place.absolute > 0.005 AND (call.proposal IS NULL OR abs(call.proposal) = 9e999 OR place.length = 9e999 OR abs(call.proposal - place.length) < 0.005),
    'environment safeArea {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}', NULL) AS edit,
  'Without the safe area' AS label,
  NULL AS because
FROM axis_placement AS place
JOIN axis_call AS call ON call.id = place.call_id AND call.axis = place.axis
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_id IS NULL;
