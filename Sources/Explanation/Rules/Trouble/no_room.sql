-- A text or an image that is offered nothing cannot be seen, as LT012 finds it: nobody in the scene asks for a length of 0, and it is not hidden.
-- Only of: has_content
WITH RECURSIVE gone AS (
  -- What keeps a ratio makes nothing of both lengths where one is nothing: what it is offered itself says which.
  SELECT iif(:axis = 'w', offer.proposal_width, offer.proposal_height) AS offered
  FROM placement JOIN node ON node.id = placement.node_id
  CROSS JOIN placement AS offer ON offer.pass_id = :pass AND offer.node_id = ifnull((
    SELECT min(ratio.id) FROM node AS ratio
    WHERE ratio.view_id = :node AND ratio.id < :node AND ratio.kind IN (SELECT name FROM kind WHERE keeps_ratio)), :node)
  WHERE placement.node_id = :node AND placement.pass_id = :pass AND iif(:axis = 'w', placement.width, placement.height) <= 0
    AND (node.kind IN (SELECT name FROM kind WHERE has_content AND NOT shows_text) OR trim(ifnull(node.label, '')) <> '')
), holder (id) AS (
  SELECT :node FROM gone
  UNION ALL
  SELECT node.parent_id FROM holder CROSS JOIN node ON node.id = holder.id WHERE node.parent_id < node.id
)
SELECT :node AS by_id
FROM gone JOIN pass ON pass.id = :pass
WHERE offered <= 0 AND iif(:axis = 'w', pass.proposal_width, pass.proposal_height) IS NOT 0
  AND NOT EXISTS (
    SELECT * FROM holder CROSS JOIN node ON node.id = holder.id
    WHERE node.kind IN (SELECT name FROM kind WHERE hides) OR EXISTS (
      SELECT * FROM attribute WHERE node_id = node.id AND number <= 0 AND name IN ('width', 'maxWidth', 'height', 'maxHeight')));
