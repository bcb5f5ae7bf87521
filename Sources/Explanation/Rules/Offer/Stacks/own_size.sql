-- Placing, a flexible frame, a ZStack, position and what scrolls propose what they themselves answered.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  node.role = 'modifier' AS fold,
  rival.view_id AS rival_id,
  setter.id IS NOT NULL AS is_higher,
  ifnull('cause ' || setter.id || char(10), '') || ifnull('cause ' || maker.id || char(10), '') || 'cause ' || rival.view_id AS suspects,
  parent.id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN (
  SELECT name FROM kind WHERE sets_length OR moves OR overlays OR scrolls IS NOT NULL OR exposes_size OR lazy AND tracks IS NULL)
-- The sibling that a ZStack is as large as.
LEFT JOIN call AS largest ON largest.id = parent.source AND node.kind IN (SELECT name FROM kind WHERE overlays)
LEFT JOIN node AS rival ON rival.id = largest.node_id AND rival.parent_id = node.id AND rival.id <> child.node_id
-- Only views of the highest priority are measured: what makes the sibling one.
LEFT JOIN node AS setter ON setter.id = (
  SELECT modifier.id FROM node AS modifier
  WHERE modifier.view_id = rival.view_id AND modifier.id >= rival.id AND +modifier.kind IN (SELECT name FROM kind WHERE sets_priority)
    AND NOT EXISTS (
      SELECT * FROM call AS measured JOIN reason ON reason.id = measured.reason_id AND reason.name = 'zstack-measure'
      WHERE measured.node_id = child.node_id AND measured.pass_id = (SELECT pass_id FROM call WHERE call.id = parent.computed_by) AND +measured.parent_id = parent.computed_by)
  ORDER BY modifier.id LIMIT 1)
-- What makes the sibling as long as it is, where that is no view's own doing.
LEFT JOIN node AS maker ON maker.id = (
  SELECT modifier.id FROM node AS modifier
  CROSS JOIN placement AS placed ON placed.node_id = modifier.id AND placed.pass_id = child.pass_id
  CROSS JOIN axis_call AS made ON made.id = placed.call_id AND made.axis = child.axis
  WHERE modifier.view_id = rival.view_id AND +modifier.id >= rival.id AND +modifier.id <> rival.view_id AND made.imposes
  ORDER BY modifier.id LIMIT 1)
WHERE child.id = :call AND child.axis = :axis AND child.reason IN ('place', 'zstack-align') AND child.proposal IS NOT parent.proposal
  -- A sum that was rounded is what it was proposed all the same.
  AND NOT ifnull(abs(child.proposal - parent.proposal) < 1e-6, 0)
  -- A length of somebody else's is another rule's.
  AND child.proposal = parent.reply AND parent.rule IS NOT 'containerRelativeFrame.length'
  AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = node.id AND node.kind IN (SELECT name FROM kind WHERE sets_length) AND name = iif(child.axis = 'w', 'width', 'height'));
