-- {by} offers its own size
-- Placing, a flexible frame, a ZStack, position and what scrolls offer what they themselves answered.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  node.kind IN ('frame', 'position') AS fold,
  parent.id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN ('frame', 'position', 'ZStack', 'ScrollView', 'GeometryReader', 'List', 'LazyVStack', 'LazyHStack')
WHERE child.id = :call AND child.axis = :axis AND child.reason IN ('place', 'zstack-align') AND child.proposal IS NOT parent.proposal
  AND child.proposal = parent.reply
  AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = node.id AND node.kind = 'frame' AND name = iif(child.axis = 'w', 'width', 'height'));
