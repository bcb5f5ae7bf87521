-- What makes others of its stack as long as they are.
maker AS MATERIALIZED (
  -- One that takes all that it was offered, or more, leaves too little, one that takes less leaves more.
  -- Asked of those alone that differ most from their share: there may be very many.
  SELECT * FROM (
    SELECT peer.turn, peer.took, peer.fit = 'less' AS is_less, peer.fit = 'more' AS is_more,
      -- One of several frames that take their equal shares is no more to blame than the others.
      peer.fit = 'all' AND EXISTS (
        SELECT * FROM node AS child
        CROSS JOIN node AS modifier ON modifier.id BETWEEN child.id AND child.view_id AND modifier.view_id = child.view_id
        CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = peer.call_id)
        CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = :axis AND made.takes_offer
        WHERE child.id = peer.own_child_id) AS is_alike, (
      SELECT modifier.id FROM node AS modifier
      CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = peer.call_id)
      CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = :axis
      -- Of a Button its label's, too, by which it goes.
      WHERE modifier.view_id IN (peer.view_id, (SELECT label.view_id FROM node AS label JOIN node AS button ON button.id = label.parent_id
          WHERE label.parent_id = peer.view_id AND button.kind IN (SELECT name FROM kind WHERE is_control)))
        AND +modifier.id >= peer.child_id AND +modifier.id <> modifier.view_id
        AND CASE WHEN peer.fit = 'less' THEN made.imposes AND made.fit = 'less'
            OR +modifier.kind IN (SELECT name FROM kind WHERE instr(' ' || sets || ' ', ' lineLimit '))
          ELSE made.takes_offer OR made.imposes AND made.fit IS NOT 'less'
            OR peer.fit = 'more' AND (
              +modifier.kind IN (SELECT name FROM kind WHERE insets)
              OR +modifier.kind IN (SELECT name FROM kind WHERE sets IS NOT NULL) AND EXISTS (SELECT * FROM attribute WHERE node_id = modifier.id AND name = 'reservesSpace')) END
      ORDER BY modifier.id LIMIT 1) AS id
    FROM (SELECT * FROM peer ORDER BY abs(took - offered) DESC, turn DESC LIMIT 8) AS peer)
  WHERE id IS NOT NULL
)
