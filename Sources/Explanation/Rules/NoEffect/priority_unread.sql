-- {container} does not ask for priorities: stacks do
-- Sees :node, the layoutPriority.
SELECT container.id AS container_id
FROM node AS own
JOIN node AS child ON child.view_id = own.view_id AND child.id <= own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
WHERE own.id = :node AND own.kind = 'layoutPriority'
  AND container.kind IN ('overlay', 'background', 'safeAreaInset', 'ScrollView', 'GeometryReader', 'ViewThatFits', 'LazyVStack', 'LazyHStack', 'LazyVGrid', 'LazyHGrid', 'List', 'Button');
