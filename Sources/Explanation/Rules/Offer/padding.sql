-- {by} {kept}{parts}
SELECT
  child.proposal AS value,
  -- No offer is less than 0, whatever the edges take.
  CASE WHEN child.proposal = 0 AND child.reason <> 'inset-rest' AND parent.reply - child.reply > parent.proposal + 0.005
      THEN printf('keeps all %.10g: it takes %.10g', round(parent.proposal, 2), round(parent.reply - child.reply, 2))
    WHEN child.proposal > parent.proposal THEN printf('offers %.10g more', round(child.proposal - parent.proposal, 2))
    ELSE printf('keeps %.10g', round(parent.proposal - child.proposal, 2)) END AS kept,
  -- The view stands in what its content and the gap between them leave.
  ifnull((
    SELECT ': ' || printf('%.10g of %s', round(length, 2), key) || iif(abs(length - (parent.proposal - child.proposal)) < 0.005, '',
      printf(' and %.10g between', round(parent.proposal - child.proposal - length, 2)))
    FROM (
      SELECT iif(content.key GLOB 'node[0-9]*', view.key, content.key) AS key, iif(:axis = 'w', placement.width, placement.height) AS length
      FROM node AS content CROSS JOIN node AS view ON view.id = content.view_id
      CROSS JOIN placement ON placement.node_id = content.id AND placement.pass_id = child.pass_id
      WHERE child.reason = 'inset-rest' AND content.parent_id = parent.node_id AND content.id <> child.node_id LIMIT 1)), '') AS parts,
  parent.node_id AS by_id,
  'remove #' || parent.node_id AS edit,
  'Without {by}' AS label,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND (node.kind IN ('padding', 'safeAreaPadding') OR child.reason = 'inset-rest')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
