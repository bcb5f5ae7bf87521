-- The nodes around the one of a call, that first.
above (id, depth) AS (
  SELECT call.node_id, 0 FROM call WHERE call.id = :call
  UNION ALL
  -- A scalar subquery: for a join SQLite would read all nodes into a Bloom filter.
  SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
)