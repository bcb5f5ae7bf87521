-- When containers made or updated the cache of their layout.

-- Empty: No container made a cache.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The container.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- `make` or `update`.
  layout_cache.event AS event,
  -- The call during which it happened. NULL: before the first call.
  layout_cache.call_id AS call
FROM layout_cache
JOIN pass ON pass.id = layout_cache.pass_id
JOIN node ON node.id = layout_cache.node_id
ORDER BY layout_cache.id;
