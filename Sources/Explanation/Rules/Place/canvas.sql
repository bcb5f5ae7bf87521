-- Nobody stands around the root: the canvas puts it in the middle of what the safe area leaves.
-- Is: canvas
SELECT
  place.absolute AS value,
  place.node_id AS root_id,
  place.node_id AS by_id,
  place.is_at_start AS is_at_start,
  place.absolute AS start,
  place.absolute - (place.proposal - place.length) / 2 AS safe_area,
  place.proposal AS proposal,
  place.length AS length,
  CASE
    -- What fills its canvas is centred by 0: the safe area alone moves it.
    WHEN place.is_full THEN 'cause environment.safeArea'
    -- What is as long as the canvas stands at its edge for what fills it.
    WHEN filler.id IS NOT NULL THEN 'greedy ' || filler.id
    -- What people write to have it at an edge; the canvas is to blame all the same.
    ELSE 'greedy ' || place.node_id || ' with frame.leading'
  END AS suspects,
  NULL AS because
FROM (
  SELECT own.*, call.proposal, call.fit,
    call.proposal IS NULL OR abs(call.proposal) = 9e999 OR own.length = 9e999 AS is_at_start,
    own.absolute > 0.005 AND (call.proposal IS NULL OR abs(call.proposal) = 9e999 OR own.length = 9e999 OR call.fit = 'all') AS is_full
  FROM axis_placement AS own
  JOIN axis_call AS call ON call.id = own.call_id AND call.axis = own.axis
  WHERE own.node_id = :node AND own.pass_id = :pass AND own.axis = :axis AND own.parent_id IS NULL
) AS place
-- The longest of what takes all it is offered in a container that is as long as the canvas for it.
LEFT JOIN node AS filler ON abs(place.absolute) < 0.005 AND place.fit = 'all' AND filler.id = (
  SELECT taking.id FROM node AS root CROSS JOIN node AS child ON child.parent_id = root.view_id
  CROSS JOIN node AS taking ON taking.id BETWEEN child.id AND child.view_id AND taking.view_id = child.view_id
  CROSS JOIN placement AS placed ON placed.node_id = taking.id AND placed.pass_id = :pass
  CROSS JOIN axis_call AS made ON made.id = placed.call_id AND made.axis = :axis AND made.takes_offer
  WHERE root.id = place.node_id AND iif(:axis = 'w', placed.width, placed.height) > 0.005
  ORDER BY iif(:axis = 'w', placed.width, placed.height) DESC, taking.id DESC LIMIT 1);
