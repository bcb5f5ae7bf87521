-- An offer is made of what its asker was offered: as it came, as its share of a stack's length, as what lies beneath it, as a ratio makes it of the other
-- length. A stack's first child in turn is left what the stack is offered without its gaps and what it holds back, each further one what the one before it
-- left.
served AS MATERIALIZED (
  SELECT answer.id AS call_id, answer.node_id, answer.axis, stack.id AS stack_call_id, stack.node_id AS stack_id, ifnull(placement.arranged_by, stack.id) AS arranged_by
  FROM answer CROSS JOIN call AS stack ON stack.id = answer.parent_id CROSS JOIN node ON node.id = stack.node_id
  CROSS JOIN kind ON kind.name = node.kind AND kind.shares_room AND kind.axis = answer.axis
  LEFT JOIN placement ON placement.pass_id = stack.pass_id AND placement.node_id = stack.node_id AND placement.call_id = stack.id
), served_child AS MATERIALIZED (
  -- Of a child that was served twice the last one. A stack may arrange during the call on another.
  SELECT share.call_id, share.child_id, child.parent_id AS stack_id, share.turn, share.priority, max(share.rowid) AS share_row
  FROM stack_share AS share CROSS JOIN node AS child ON child.id = share.child_id
  WHERE share.call_id IN (SELECT arranged_by FROM served) GROUP BY share.call_id, share.child_id
), turn AS MATERIALIZED (
  SELECT call_id, child_id, priority, lag(child_id) OVER turns AS previous_id, lag(priority) OVER turns AS previous_priority
  FROM served_child WINDOW turns AS (PARTITION BY call_id, stack_id ORDER BY turn, share_row)
), turned AS MATERIALIZED (
  SELECT served.*, turn.priority, turn.previous_id, turn.previous_priority
  FROM served CROSS JOIN turn ON turn.call_id = served.arranged_by AND turn.child_id = served.node_id
), asker AS MATERIALIZED (
  SELECT answer.id, answer.node_id, answer.axis, asking.id AS asking_id, asking.node_id AS asking_node_id, iif(answer.axis = 'w', 'h', 'w') AS other_axis,
    CASE
      WHEN asking.id IS NULL THEN 'canvas'
      WHEN EXISTS (SELECT * FROM turned WHERE turned.call_id = answer.id AND turned.axis = answer.axis) THEN 'share'
      WHEN kind.is_grid OR kind.is_grid_row THEN 'grid'
      WHEN kind.layer IS NOT NULL AND node.ordinal > 0 THEN 'beneath'
      WHEN kind.keeps_ratio AND (SELECT rule FROM axis_call WHERE id = asking.id AND axis = answer.axis) = 'aspectRatio.follows_ratio' THEN 'ratio'
      WHEN kind.sets_length AND EXISTS (
        SELECT * FROM attribute WHERE node_id = asking.node_id AND name LIKE iif(answer.axis = 'w', '%width', '%height') AND number = answer.proposal) THEN 'own'
      WHEN answer.proposal IS iif(answer.axis = 'w', asking.proposal_width, asking.proposal_height) THEN 'same'
      WHEN answer.proposal = iif(answer.axis = 'w', placement.width, placement.height) AND placed.call_id = answer.id THEN 'back'
      WHEN kind.insets THEN 'inset'
      ELSE 'any'
    END AS how
  FROM answer CROSS JOIN node ON node.id = answer.node_id
  LEFT JOIN call AS asking ON asking.id = answer.parent_id
  LEFT JOIN node AS holder ON holder.id = asking.node_id LEFT JOIN kind ON kind.name = holder.kind
  LEFT JOIN placement ON placement.node_id = asking.node_id AND placement.pass_id = asking.pass_id
  LEFT JOIN placement AS placed ON placed.node_id = answer.node_id AND placed.pass_id = answer.pass_id
), offer_source (call_id, node_id, axis, number, rank, of_call_id, of_node_id, of_axis, of_number, sign) AS (
  SELECT id, node_id, axis, 'offer', 1, NULL, NULL, axis, 'canvas', NULL FROM asker WHERE how = 'canvas'
  UNION ALL
  SELECT id, node_id, axis, 'offer', iif(how IN ('beneath', 'ratio', 'back'), 2, 1), asking_id, asking_node_id, axis, 'offer', iif(how IN ('same', 'inset'), 1, NULL)
  FROM asker WHERE how IN ('same', 'beneath', 'ratio', 'back', 'inset', 'any')
  UNION ALL
  SELECT id, node_id, axis, 'offer', 1, NULL, asking_node_id, axis, 'own', NULL FROM asker WHERE how IN ('own', 'ratio', 'inset', 'any')
  UNION ALL
  SELECT id, node_id, axis, 'offer', iif(how = 'ratio', 1, 2), asking_id, asking_node_id, other_axis, 'offer', NULL FROM asker WHERE how IN ('ratio', 'any')
  UNION ALL
  SELECT id, node_id, axis, 'offer', iif(how = 'back', 1, 3), asking_id, asking_node_id, axis, 'size', iif(how = 'back', 1, NULL) FROM asker WHERE how IN ('back', 'any')
  UNION ALL
  SELECT id, node_id, axis, 'offer', 3, asking_id, asking_node_id, other_axis, 'size', NULL FROM asker WHERE how = 'any'
  UNION ALL
  SELECT id, node_id, axis, 'offer', 4, asking_id, asking_node_id, axis, 'children', NULL FROM asker WHERE how = 'any'
  UNION ALL
  SELECT asker.id, asker.node_id, asker.axis, 'offer', 1, NULL, primary_view.id, asker.axis, 'size', 1
  FROM asker CROSS JOIN node AS primary_view ON primary_view.parent_id = asker.asking_node_id AND primary_view.ordinal = 0 WHERE asker.how = 'beneath'
  UNION ALL
  SELECT call_id, node_id, axis, 'offer', 1, call_id, node_id, axis, 'left', NULL FROM turned
  UNION ALL
  -- Who is served with it, and before it.
  SELECT call_id, node_id, axis, 'offer', 1, stack_call_id, stack_id, axis, 'order', NULL FROM turned
  UNION ALL
  SELECT call_id, node_id, axis, 'left', 1, NULL, previous_id, axis, 'left', 1 FROM turned WHERE previous_id IS NOT NULL
  UNION ALL
  SELECT call_id, node_id, axis, 'left', 1, NULL, previous_id, axis, 'size', -1 FROM turned WHERE previous_id IS NOT NULL
  UNION ALL
  SELECT call_id, node_id, axis, 'left', 1, stack_call_id, stack_id, axis, 'offer', 1 FROM turned WHERE previous_id IS NULL
  UNION ALL
  SELECT turned.call_id, turned.node_id, turned.axis, 'left', 1, NULL, child.child_id, turned.axis, 'gap', -1
  FROM turned CROSS JOIN served_child AS child ON child.call_id = turned.arranged_by AND child.stack_id = turned.stack_id WHERE turned.previous_id IS NULL
  UNION ALL
  -- Held back for those of a lower priority, until it is their turn.
  SELECT turned.call_id, turned.node_id, turned.axis, 'left', 1, NULL, child.child_id, turned.axis, 'least', iif(turned.previous_id IS NULL, -1, 1)
  FROM turned CROSS JOIN served_child AS child ON child.call_id = turned.arranged_by AND child.stack_id = turned.stack_id
    AND iif(turned.previous_id IS NULL, child.priority < turned.priority, child.priority = turned.priority)
  WHERE turned.previous_id IS NULL OR turned.previous_priority <> turned.priority
)
