-- A reply is made of the call that supplied it, and of what its rule makes lengths of; of all that there is where the view named no rule.
basis (rule_id, rank, basis) AS MATERIALIZED (
  SELECT rule_id, rank, basis FROM rule_basis UNION ALL VALUES (0, 1, 'own'), (0, 2, 'children'), (0, 3, 'offer'), (0, 4, 'cross_offer')
), reply_source (call_id, node_id, axis, number, rank, of_call_id, of_node_id, of_axis, of_number, sign) AS (
  SELECT answer.id, answer.node_id, answer.axis, 'size', 1, supplier.id, supplier.node_id, answer.axis, 'size', 1
  FROM answer CROSS JOIN call AS supplier ON supplier.id = answer.source AND supplier.node_id <> answer.node_id
  UNION ALL
  SELECT answer.id, answer.node_id, answer.axis, 'size', basis.rank, answer.id, answer.node_id,
    iif(basis.basis GLOB 'cross_*' OR basis.basis = 'smaller_offer' AND answer.cross_proposal < ifnull(answer.proposal, 9e999), iif(answer.axis = 'w', 'h', 'w'), answer.axis),
    CASE basis.basis WHEN 'own' THEN 'own' WHEN 'cross_length' THEN 'size' ELSE 'offer' END, iif(basis.basis = 'offer', 1, NULL)
  FROM answer CROSS JOIN basis ON basis.rule_id = answer.rule_id AND basis.basis NOT IN ('children', 'tracks')
  UNION ALL
  -- What each child answered last while it was computed.
  SELECT answer.id, answer.node_id, answer.axis, 'size', basis.rank, (
      SELECT max(took.id) FROM call AS took
      WHERE took.node_id = child.id AND took.pass_id = asking.pass_id AND took.id BETWEEN asking.id AND asking.last_id AND took.parent_id = asking.id),
    child.id, answer.axis, 'size', 1
  FROM answer CROSS JOIN basis ON basis.rule_id = answer.rule_id AND basis.basis = 'children'
  CROSS JOIN call AS asking ON asking.id = answer.computed_by CROSS JOIN node AS child ON child.parent_id = answer.node_id
  UNION ALL
  SELECT answer.id, answer.node_id, answer.axis, 'size', basis.rank, NULL, child.id, answer.axis, 'gap', 1
  FROM answer CROSS JOIN basis ON basis.rule_id = answer.rule_id AND basis.basis = 'children'
  CROSS JOIN node ON node.id = answer.node_id CROSS JOIN kind ON kind.name = node.kind AND kind.shares_room AND kind.axis = answer.axis
  CROSS JOIN node AS child ON child.parent_id = answer.node_id AND child.ordinal > 0
)
