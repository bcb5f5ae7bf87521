-- A frame that is to fill an axis along which it is offered nil, as LT007 finds it: it is as long as its content.
SELECT
  :node AS by_id,
  bound.name AS bound
FROM placement
JOIN pass ON pass.id = placement.pass_id
JOIN attribute AS bound ON bound.node_id = placement.node_id AND bound.name = iif(:axis = 'w', 'maxWidth', 'maxHeight') AND bound.number = 9e999
WHERE placement.node_id = :node AND placement.pass_id = :pass AND iif(:axis = 'w', placement.proposal_width, placement.proposal_height) IS NULL
  -- A canvas that proposes nil asks for just that.
  AND iif(:axis = 'w', pass.proposal_width, pass.proposal_height) IS NOT NULL
  -- A frame with an ideal length says what it is to be then.
  AND NOT EXISTS (
    SELECT * FROM attribute WHERE node_id = :node AND name = iif(:axis = 'w', 'idealWidth', 'idealHeight') AND number IS NOT NULL);
