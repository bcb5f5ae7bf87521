-- The others of lower priority.
lower AS MATERIALIZED (
  SELECT other.child_id, other.priority, ifnull(other.minimum, 0) AS minimum, view.id AS view_id, view.key, view.kind
  FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  CROSS JOIN node AS view ON view.id = node.view_id
  WHERE other.priority < own.priority
  GROUP BY +other.child_id
)
