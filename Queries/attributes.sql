-- The arguments of a node in each structure that has it: an expression as what it came to.

-- :node The node. [node]
-- Empty: The node has no arguments.

SELECT
  -- The first pass that laid out the structure.
  (SELECT pass.name FROM pass WHERE pass.structure_id = node.structure_id ORDER BY pass.id LIMIT 1) AS pass,
  -- The argument.
  attribute.name AS argument,
  -- Its value. NULL: nil.
  ifnull(attribute.number, attribute.text) AS value,
  -- Where the node stands in the scene. NULL: an implicit stack, or too long to note.
  node.pointer AS pointer
FROM node
JOIN attribute ON attribute.node_id = node.id
WHERE node.key = :node
ORDER BY node.id, attribute.rowid;
