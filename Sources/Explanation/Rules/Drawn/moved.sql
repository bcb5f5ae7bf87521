-- Of a modifier that moves its view, or stands around one that does: its own place is its slot's, and the view stands elsewhere.
SELECT
  moved.absolute AS value,
  moved.position AS moved,
  node.view_id AS view_id,
  mover.id AS by_id
FROM node
CROSS JOIN node AS mover ON mover.id = (
  SELECT inner.id FROM node AS inner WHERE inner.id >= node.id AND inner.id < node.view_id AND inner.kind IN (SELECT name FROM kind WHERE moves) LIMIT 1)
CROSS JOIN axis_placement AS moved ON moved.node_id = mover.id + 1 AND moved.pass_id = :pass AND moved.axis = :axis
WHERE node.id = :node AND moved.position <> 0;
