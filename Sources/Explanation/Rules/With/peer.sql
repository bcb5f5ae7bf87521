-- The others of its priority, and of a higher one. What they need of its own stands beside them: SQLite expands a part once for each mention of it.
peer AS MATERIALIZED (
  SELECT other.call_id, other.turn, other.child_id, other.priority, other.minimum, other.offered, other.took, other.fit, node.view_id, other.priority > own.priority AS is_first, other.turn < own.turn AS is_before,
    own.turn AS own_turn, own.offered AS own_offered, own.child_id AS own_child_id, own.stack_id,
    -- A modifier goes by its own name where it has one, else by its view's.
    iif(node.key GLOB 'node[0-9]*', node.view_id, node.id) AS named_id
  FROM own CROSS JOIN stack_shares AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.child_id <> own.child_id AND other.priority >= own.priority
  GROUP BY +other.child_id
)
