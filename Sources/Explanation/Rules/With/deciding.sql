-- The call by which each placed view came to its length along an axis: the one by which it was placed; where that only offers it the length that its content
-- had made of the view around it, and it is as long for less, the one before by which that was measured, and so on in it.
offered_back AS MATERIALIZED (
  SELECT own.node_id, side.column1 AS axis
  FROM placed CROSS JOIN (VALUES ('w'), ('h')) AS side CROSS JOIN placement AS own ON own.node_id = placed.node_id AND own.pass_id = placed.pass_id
  CROSS JOIN node ON node.id = own.node_id
  CROSS JOIN placement AS around ON around.node_id = node.parent_id AND around.pass_id = placed.pass_id
  CROSS JOIN node AS holder ON holder.id = node.parent_id LEFT JOIN kind ON kind.name = holder.kind
  WHERE iif(side.column1 = 'w', own.proposal_width IS around.width AND around.proposal_width IS NOT around.width,
      own.proposal_height IS around.height AND around.proposal_height IS NOT around.height)
    -- Others make the length that they offer.
    AND NOT (node.ordinal > 0 AND kind.layer IS NOT NULL OR ifnull(kind.keeps_ratio OR kind.is_grid OR kind.is_grid_row OR kind.shares_room AND kind.axis = side.column1, 0))
    AND NOT (kind.sets_length AND EXISTS (
      SELECT * FROM attribute WHERE attribute.node_id = node.parent_id AND name LIKE iif(side.column1 = 'w', '%width', '%height')
        AND number = iif(side.column1 = 'w', around.width, around.height)))
), deciding (node_id, pass_id, axis, call_id) AS (
  SELECT placed.node_id, placed.pass_id, side.column1, placed.call_id
  FROM placed CROSS JOIN (VALUES ('w'), ('h')) AS side CROSS JOIN node ON node.id = placed.node_id
  WHERE node.parent_id IS NULL OR NOT EXISTS (SELECT * FROM placement WHERE node_id = node.parent_id AND pass_id = placed.pass_id)
  UNION ALL
  SELECT child.id, outer.pass_id, outer.axis, iif(outer.call_id IS around.call_id AND back.node_id IS NULL, own.call_id, ifnull((
      -- With the answer that the view has in the end.
      SELECT max(took.id) FROM call AS took
      WHERE took.node_id = child.id AND took.pass_id = origin.pass_id AND took.id BETWEEN origin.id AND origin.last_id AND took.parent_id = origin.id
        AND iif(outer.axis = 'w', took.reply_width = own.width, took.reply_height = own.height)
        AND NOT (back.node_id IS NOT NULL AND iif(outer.axis = 'w', took.proposal_width IS own.proposal_width, took.proposal_height IS own.proposal_height))), own.call_id))
  FROM deciding AS outer CROSS JOIN node AS child ON child.parent_id = outer.node_id
  CROSS JOIN placement AS own ON own.node_id = child.id AND own.pass_id = outer.pass_id
  CROSS JOIN placement AS around ON around.node_id = outer.node_id AND around.pass_id = outer.pass_id
  LEFT JOIN offered_back AS back ON back.node_id = child.id AND back.axis = outer.axis
  LEFT JOIN call AS asking ON asking.id = outer.call_id LEFT JOIN call AS origin ON origin.id = ifnull(asking.cached_from, asking.id)
)
