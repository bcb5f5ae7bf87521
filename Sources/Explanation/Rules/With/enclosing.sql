-- The nodes around a node that is asked about, each with its kind, the nearest first.
enclosing (id, kind, depth) AS (
  -- Scalar subqueries: for a join SQLite would read all nodes into a Bloom filter.
  SELECT node.parent_id, (SELECT kind FROM node AS parent WHERE parent.id = node.parent_id), 1 FROM node WHERE id = :node
  UNION ALL
  SELECT
    (SELECT parent_id FROM node WHERE node.id = enclosing.id AND parent_id < id),
    (SELECT parent.kind FROM node JOIN node AS parent ON parent.id = node.parent_id WHERE node.id = enclosing.id),
    enclosing.depth + 1
  FROM enclosing WHERE enclosing.id IS NOT NULL
)