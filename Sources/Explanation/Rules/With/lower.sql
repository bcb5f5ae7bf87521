-- The others of lower priority, and what gives them one that is lower than none.
lower AS MATERIALIZED (
  SELECT other.child_id, other.priority, ifnull(other.minimum, 0) AS minimum, own.reserved, view.id AS view_id,
    view.kind IN (SELECT name FROM kind WHERE is_spacer) AS is_spacer,
    iif(other.priority < 0 AND other.priority > -9e999, (
      SELECT min(modifier.id) FROM node AS modifier
      WHERE modifier.view_id = view.id AND modifier.id >= other.child_id AND +modifier.kind IN (SELECT name FROM kind WHERE sets_priority)), NULL) AS lowered_id
  FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  CROSS JOIN node AS view ON view.id = node.view_id
  WHERE other.priority < own.priority
  GROUP BY +other.child_id
)
