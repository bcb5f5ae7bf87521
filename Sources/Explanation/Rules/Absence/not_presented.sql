-- A sheet, cover or popover has no place while it is not presented.
WITH holder AS (
  -- The innermost placed view around the node.
  SELECT node.id, node.kind
  FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
  WHERE node.id < :node AND node.last_id >= :node ORDER BY node.id DESC LIMIT 1
)
SELECT holder.id AS presenter_id
FROM holder JOIN attribute ON attribute.node_id = holder.id AND attribute.name = 'isPresented' AND attribute.text <> 'true'
WHERE holder.kind IN (SELECT name FROM kind WHERE draws = 'screen');
