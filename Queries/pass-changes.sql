-- Nodes with another size or place in the pass `to` than in the pass `from`, or placed in one of them alone. Nodes meet by key.

-- :from The earlier pass. [pass]
-- :to The later pass. [pass]
-- Empty: Every node has the same size and place in both passes.

WITH
  before AS (SELECT * FROM frames WHERE pass_id = (SELECT max(id) FROM pass WHERE name = :from)),
  after AS (SELECT * FROM frames WHERE pass_id = (SELECT max(id) FROM pass WHERE name = :to)),
  pair AS (
    SELECT before.node_id AS position, before.key, before.kind, before.frame AS was, after.frame AS now
    FROM before
    LEFT JOIN after ON after.key = before.key
    WHERE after.key IS NULL
      OR (before.absolute_x, before.absolute_y, before.width, before.height) <> (after.absolute_x, after.absolute_y, after.width, after.height)
    UNION ALL
    SELECT after.node_id, after.key, after.kind, NULL, after.frame FROM after WHERE after.key NOT IN (SELECT key FROM before)
  )
SELECT
  -- The node.
  pair.key AS node,
  -- Its type.
  pair.kind AS kind,
  -- Size and place in the first pass. [points] NULL: it was not placed.
  pair.was AS was,
  -- Size and place in the second. [points] NULL: it is not placed.
  pair.now AS now
FROM pair
ORDER BY pair.position;
