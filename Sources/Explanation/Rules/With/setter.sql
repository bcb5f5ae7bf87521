-- The modifiers that give them their priorities.
setter AS MATERIALIZED (
  SELECT min(modifier.id) AS id, child_id, turn, took, is_own, is_first
  FROM carrier CROSS JOIN node AS modifier ON modifier.view_id = carrier.view_id AND modifier.id >= carrier.id
    AND +modifier.kind IN (SELECT name FROM kind WHERE sets_priority)
  GROUP BY child_id
)
