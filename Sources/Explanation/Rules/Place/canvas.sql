-- {canvas} {root}{sum}
-- Nobody stands around the root: the canvas puts it in the middle of what the safe area leaves.
SELECT
  place.absolute AS value,
  place.node_id AS root_id,
  place.node_id AS by_id,
  iif(place.is_at_start, 'the canvas starts with', 'the canvas centres') AS canvas,
  CASE
    WHEN place.is_at_start THEN iif(place.absolute <> 0, printf(', after %.10g of safe area', round(place.absolute, 2)), '')
    ELSE printf(': %s(%.10g - %.10g) / 2',
      iif(abs(place.absolute - (place.proposal - place.length) / 2) > 0.001,
        printf('%.10g of safe area + ', round(place.absolute - (place.proposal - place.length) / 2, 2)), ''),
      round(place.proposal, 2), round(place.length, 2))
  END AS sum,
  -- What fills its canvas is centred by 0: the safe area alone moves it.
  iif(place.is_full, 'environment safeArea {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}', NULL) AS edit,
  -- What people write to have it at an edge; the canvas is to blame all the same. What is as long as the canvas stands at its edge for what fills it.
  CASE WHEN place.is_full THEN NULL WHEN filler.id IS NOT NULL THEN 'remove #' || filler.id
    ELSE 'add #' || place.node_id || iif(place.axis = 'w', ' frame maxWidth=infinity alignment=leading', ' frame maxHeight=infinity alignment=top') END AS greedy_edit,
  iif(place.is_full, 'Without the safe area', iif(filler.id IS NOT NULL, 'Without {it}', iif(place.axis = 'w', 'With .frame(maxWidth: .infinity, alignment: .leading) on {root}',
    'With .frame(maxHeight: .infinity, alignment: .top) on {root}'))) AS label,
  iif(filler.id IS NULL OR place.is_full, 'nobody', 'edit') AS blames,
  NULL AS because
FROM (
  SELECT own.*, call.proposal,
    call.proposal IS NULL OR abs(call.proposal) = 9e999 OR own.length = 9e999 AS is_at_start,
    own.absolute > 0.005 AND (call.proposal IS NULL OR abs(call.proposal) = 9e999 OR own.length = 9e999 OR abs(call.proposal - own.length) < 0.005) AS is_full
  FROM axis_placement AS own
  JOIN axis_call AS call ON call.id = own.call_id AND call.axis = own.axis
  WHERE own.node_id = :node AND own.pass_id = :pass AND own.axis = :axis AND own.parent_id IS NULL
) AS place
-- The longest of what takes all it is offered in a container that is as long as the canvas for it.
LEFT JOIN node AS filler ON abs(place.absolute) < 0.005 AND abs(place.proposal - place.length) < 0.005 AND filler.id = (
  SELECT taking.id FROM node AS root CROSS JOIN node AS child ON child.parent_id = root.view_id
  CROSS JOIN node AS taking ON taking.id BETWEEN child.id AND child.view_id AND taking.view_id = child.view_id
  CROSS JOIN placement AS placed ON placed.node_id = taking.id AND placed.pass_id = :pass
  CROSS JOIN call AS asked ON asked.id = placed.call_id CROSS JOIN call AS made ON made.id = ifnull(asked.cached_from, asked.id)
  CROSS JOIN rule ON rule.id = iif(:axis = 'w', made.width_rule_id, made.height_rule_id) AND (rule.code LIKE '%.accepts_proposal' OR rule.code = 'spacer.takes_proposal')
  WHERE root.id = place.node_id AND iif(:axis = 'w', placed.width, placed.height) > 0.005
  ORDER BY iif(:axis = 'w', placed.width, placed.height) DESC, taking.id DESC LIMIT 1);
