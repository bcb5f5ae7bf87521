-- A priority inside of another modifier: the container sees that of the outermost modifier alone.
-- Most modifiers answer 0 for the views that they wrap.
-- Sees :node, the layoutPriority, :pass, and :hider, the innermost modifier around it with another priority.
SELECT
  :hider AS hider_id,
  container.id AS container_id,
  share.priority AS seen,
  attribute.number AS priority
FROM node AS own
JOIN attribute ON attribute.node_id = own.id AND attribute.name = 'value'
JOIN node AS child ON child.view_id = own.view_id AND child.id < own.id
JOIN node AS container ON container.id = child.parent_id AND container.view_id <> own.view_id
JOIN placement ON placement.pass_id = :pass AND placement.node_id = container.id
JOIN stack_share AS share ON share.rowid = (
  SELECT max(rowid) FROM stack_share WHERE call_id = placement.arranged_by AND child_id = child.id
)
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE sets_priority) AND share.priority <> attribute.number AND :hider IS NOT NULL;
