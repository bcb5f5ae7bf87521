-- {stack} {gives}{held}
-- Only of: HStack, VStack
-- Last of its priority, it is offered all that the others left. Where those before it took just their equal share that is one, too.
WITH own AS MATERIALIZED (
  SELECT *, stack_call_id AS because FROM stack_offer
  WHERE call_id = :call AND axis = :axis AND proposal IS offered AND proposal IS NOT stack_proposal
), peer AS MATERIALIZED (
  SELECT other.*, node.view_id
  FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.child_id <> own.child_id AND other.priority = own.priority
  GROUP BY +other.child_id
), equal AS (
  -- Those right before it that took just the share they were offered: the same room is shared among them all.
  SELECT count(*) AS count, min(turn) AS turn, ifnull(sum(took), 0) AS took FROM peer
  WHERE turn < (SELECT turn FROM own) AND turn > ifnull((
    SELECT max(turn) FROM peer
    WHERE turn < (SELECT turn FROM own) AND NOT ifnull(max(abs(took - (SELECT offered FROM own)), abs(offered - (SELECT offered FROM own))) < 0.005, 0)), -1)
), maker AS (
  -- What makes a sharer as long as it is: one that takes all that it was offered, or more, leaves too little, one that takes less leaves more.
  -- Asked of those alone that differ most from their share: there may be very many.
  SELECT * FROM (
    SELECT peer.turn, peer.took, peer.took < peer.offered - 0.005 AS is_less, (
      SELECT modifier.id FROM node AS modifier
      CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = peer.call_id)
      CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = :axis
      -- Of a Button its label's, too, by which it goes.
      WHERE modifier.view_id IN (peer.view_id, (SELECT label.view_id FROM node AS label JOIN node AS button ON button.id = label.parent_id
          WHERE label.parent_id = peer.view_id AND button.kind = 'Button'))
        AND +modifier.id >= peer.child_id AND +modifier.id <> modifier.view_id
        AND CASE WHEN peer.took < peer.offered - 0.005 THEN made.rule IN ('frame.fixed', 'frame.clamped_to_maximum', 'fixedSize.ideal', 'aspectRatio.follows_ratio')
            OR +modifier.kind = 'lineLimit'
          ELSE made.rule IN ('frame.fixed', 'frame.clamped_to_minimum', 'frame.accepts_proposal', 'frame.ideal', 'fixedSize.ideal')
            OR peer.took > peer.offered + 0.005 AND (
              made.rule IN ('padding.adds_insets', 'aspectRatio.follows_ratio', 'aspectRatio.deciding_side')
              OR +modifier.kind = 'lineLimit' AND EXISTS (SELECT * FROM attribute WHERE node_id = modifier.id AND name = 'reservesSpace')) END
      ORDER BY modifier.id LIMIT 1) AS id
    FROM (SELECT * FROM peer ORDER BY abs(took - offered) DESC, turn DESC LIMIT 8) AS peer)
  WHERE id IS NOT NULL
), held AS (
  SELECT other.*, node.view_id FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.priority < own.priority AND other.minimum > 0
  GROUP BY +other.child_id
), hidden AS (
  -- A sharer whose outer modifier hides a priority: a Spacer's, or that of a .layoutPriority further in.
  SELECT sharer.id AS id, inner.id AS inner_id, iif(inner.kind = 'Spacer', 'the Spacer''s -infinity', 'its layoutPriority') AS what
  FROM (SELECT child_id, turn, took, offered, 1 AS is_own FROM own UNION ALL SELECT child_id, turn, took, offered, 0 FROM peer) AS sharers
  CROSS JOIN node AS sharer ON sharer.id = sharers.child_id AND +sharer.role = 'modifier'
  CROSS JOIN node AS inner ON inner.view_id = sharer.view_id AND inner.id > sharer.id AND +inner.kind IN ('layoutPriority', 'Spacer')
  JOIN own ON own.priority = 0
  WHERE +sharer.kind <> 'layoutPriority'
    -- One that was served before it and took less than it was offered would have taken as much first of all.
    AND NOT (inner.kind = 'layoutPriority' AND NOT is_own AND sharers.turn < own.turn AND sharers.took < sharers.offered - 0.005)
  ORDER BY sharer.id, inner.id
  LIMIT 1
), lower AS MATERIALIZED (
  -- Those that are served later though they are no Spacers, and what gives one a priority that is lower than none.
  SELECT other.child_id AS id, (SELECT key FROM node AS view WHERE view.id = node.view_id) AS key, ifnull(other.minimum, 0) > 0 AS is_held,
    (SELECT modifier.id FROM node AS modifier WHERE modifier.view_id = node.view_id AND modifier.id >= node.id AND +modifier.kind = 'layoutPriority' AND other.priority < 0 LIMIT 1) AS setter_id
  FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.priority < own.priority AND other.priority > -9e999
  GROUP BY +other.child_id
), setter AS (
  -- What gives this one its priority, else one of those its lower one.
  SELECT coalesce((
    SELECT modifier.id FROM own JOIN node AS child ON child.id = own.child_id
    JOIN node AS modifier ON modifier.view_id = child.view_id AND modifier.id >= child.id
    WHERE modifier.kind = 'layoutPriority' LIMIT 1), (SELECT setter_id FROM lower WHERE setter_id IS NOT NULL ORDER BY id LIMIT 1)) AS id FROM lower LIMIT 1
), way (rank, took, turn, id, blames) AS (
  -- What made one of them take so much, then the view itself; a view is nobody's fault. Then those for whom room is held back.
  SELECT 1, took, turn + 0.5, id, 'edit' FROM maker WHERE NOT is_less
  UNION ALL
  SELECT * FROM (SELECT 1, took, turn, view_id, 'step' FROM peer ORDER BY took DESC, turn DESC LIMIT 4)
  UNION ALL
  SELECT * FROM (SELECT 2, minimum, -child_id, view_id, 'step' FROM held ORDER BY minimum DESC, child_id LIMIT 4)
  UNION ALL
  -- Repetitions of one view go all at once: the stack alone can be taken away from around them.
  SELECT 3, 0, 0, own.stack_id, 'step' FROM own CROSS JOIN node AS child ON child.id = own.child_id CROSS JOIN node AS view ON view.id = child.view_id
  WHERE EXISTS (SELECT * FROM peer JOIN node AS other ON other.id = peer.view_id WHERE other.pointer = view.pointer)
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  iif(equal.count > 0, printf('shares %.10g equally among %d', round(own.remaining + equal.took, 2), 1 + equal.count) || iif(taken.words IS NULL, '', ', after ' || taken.words),
    'gives it what ' || ifnull(taken.words, 'the others') || ' left') AS gives,
  ifnull((
      SELECT ', before ' || iif(count(*) <= 2, group_concat(key, ' and '), printf('%d others', count(*))) || iif(count(*) = 1, ', whose priority is lower', ', whose priorities are lower')
      FROM (SELECT key FROM lower WHERE NOT is_held ORDER BY id) HAVING count(*) > 0), '')
    || iif(own.reserved > 0, printf(', holding back %.10g for %s', round(own.reserved, 2), ifnull((
      SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || words, '') FROM (
        SELECT node.key || iif(node.kind = 'Spacer', ' (Spacer)', '') AS words, row_number() OVER (ORDER BY node.id) AS place, count(*) OVER () AS many
        FROM held CROSS JOIN node ON node.id = held.view_id ORDER BY node.id)
      HAVING max(many) <= 3), 'lower priorities')), '') AS held,
  own.stack_id AS by_id,
  ways.edit AS edit,
  'Without {it}' AS label,
  ways.blames AS blames,
  coalesce((SELECT 'remove #' || id FROM maker WHERE is_less ORDER BY took DESC, turn DESC LIMIT 1), 'remove #' || (SELECT id FROM setter)) AS other_edit,
  'Without {it}' AS other_label,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN equal JOIN (
  -- What those took that did not just take an equal share.
  SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || iif(equal.count > 0,
      printf('%s took %.10g%s', key, round(peer.took, 2), iif(peer.took > offered + 0.005, printf(' (offered %.10g)', round(offered, 2)), '')),
      printf('%s (%.10g%s)', key, round(peer.took, 2), iif(peer.took > offered + 0.005, printf(', offered %.10g', round(offered, 2)), ''))), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') AS words
  FROM equal CROSS JOIN (
    SELECT (SELECT iif(node.key GLOB 'node[0-9]*', (SELECT key FROM node AS view WHERE view.id = node.view_id), node.key) FROM node WHERE node.id = peer.child_id) AS key,
      peer.took, peer.offered, row_number() OVER (ORDER BY peer.turn) AS place, count(*) OVER () AS many
    FROM peer WHERE peer.took <> 0 AND peer.turn < ifnull((SELECT turn FROM equal), 9e999) ORDER BY peer.turn LIMIT 4) AS peer
) AS taken JOIN (
  SELECT group_concat(iif(rank = 3, 'unwrap #', 'remove #') || id, char(10)) AS edit, group_concat(blames, char(10)) AS blames FROM (SELECT * FROM way ORDER BY rank, took DESC, turn DESC)
) AS ways
WHERE own.sharers = 1 AND NOT EXISTS (SELECT * FROM hidden) AND EXISTS (SELECT * FROM peer)
  AND NOT EXISTS (
    SELECT * FROM stack_share AS other JOIN node ON node.id = other.child_id
    WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.priority > own.priority);
