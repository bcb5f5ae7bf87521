-- What gives others a priority that is lower than none.
lowered AS (
  SELECT modifier.id AS id FROM lower CROSS JOIN node AS modifier ON modifier.view_id = lower.view_id AND modifier.id >= lower.child_id
  WHERE lower.priority < 0 AND lower.priority > -9e999 AND +modifier.kind = 'layoutPriority'
  ORDER BY lower.priority, modifier.id
  LIMIT 4
)
