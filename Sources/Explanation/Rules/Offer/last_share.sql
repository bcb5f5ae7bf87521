-- {stack} {gives}{held}
-- Only of: HStack, VStack
-- Last of its priority, it is offered all that the others left. Where those before it took just their equal share that is one, too.
WITH RECURSIVE
-- With: own, peer, equal, maker, hidden, carrier, setter, lower, later,
way (rank, took, turn, id, blames, other_id) AS (
  -- What made one of them take so much, what makes it be served with this one, then the view itself; a view is nobody's fault. Then those for whom room
  -- is held back. Beside that what makes one of them take so little, or gives this one its priority.
  SELECT iif(is_less, NULL, 1), took, turn + 0.5, id, iif(is_alike, 'step', 'edit'), iif(is_less, id, NULL) FROM maker
  UNION ALL
  SELECT iif(is_own, NULL, 1), setter.took, setter.turn + 0.4, setter.id, 'step', iif(is_own, setter.id, NULL) FROM setter CROSS JOIN later WHERE later.many > 0
  UNION ALL
  SELECT * FROM (SELECT 1, took, turn, view_id, 'step', NULL FROM peer ORDER BY took DESC, turn DESC LIMIT 4)
  UNION ALL
  SELECT * FROM (SELECT 2, minimum, -child_id, view_id, 'step', NULL FROM lower WHERE minimum > 0 ORDER BY minimum DESC, child_id LIMIT 4)
  UNION ALL
  -- Repetitions of one view go all at once: the stack alone can be taken away from around them.
  SELECT * FROM (SELECT 3, 0, 0, stack_id, 'step', NULL FROM peer CROSS JOIN node AS other ON other.id = peer.view_id CROSS JOIN node AS child ON child.id = peer.own_child_id
    CROSS JOIN node AS view ON view.id = child.view_id WHERE other.pointer = view.pointer LIMIT 1)
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  iif(equal.count > 0, printf('shares %.10g equally among %d', round(own.remaining + equal.took, 2), 1 + equal.count) || iif(taken.words IS NULL, '', ', after ' || taken.words),
    'gives it what ' || ifnull(taken.words, 'the others') || ' left') AS gives,
  later.before || later.held AS held,
  own.stack_id AS by_id,
  ways.edit AS edit,
  'Without {it}' AS label,
  ways.blames AS blames,
  -- A text may break for the room that a Spacer keeps.
  ifnull('remove #' || ifnull(ways.other_id, later.lowered_id), 'set #' || keeper.id || '.minLength 0') AS other_edit,
  iif(ifnull(ways.other_id, later.lowered_id) IS NULL, 'With minLength: 0 on {keeper}', 'Without {it}') AS other_label,
  keeper.id AS keeper_id,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN equal JOIN later JOIN (
  -- What those took that did not just take an equal share.
  SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || iif(equal.count > 0,
      printf('%s took %.10g%s', key, round(peer.took, 2), iif(peer.took > offered + 0.005, printf(' (offered %.10g)', round(offered, 2)), '')),
      printf('%s (%.10g%s)', key, round(peer.took, 2), iif(peer.took > offered + 0.005, printf(', offered %.10g', round(offered, 2)), ''))), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') AS words
  FROM equal CROSS JOIN (
    SELECT key, peer.took, peer.offered, row_number() OVER (ORDER BY peer.turn) AS place, count(*) OVER () AS many
    FROM peer WHERE peer.took <> 0 AND peer.turn < ifnull((SELECT turn FROM equal), 9e999) ORDER BY peer.turn LIMIT 4) AS peer
) AS taken JOIN (
  -- What makes one take less before its own priority, which has the last turn.
  SELECT group_concat(iif(rank = 3, 'unwrap #', 'remove #') || id, char(10)) FILTER (WHERE rank > 0) AS edit, group_concat(blames, char(10)) FILTER (WHERE rank > 0) AS blames,
    max(iif(place = 1, other_id, NULL)) AS other_id
  FROM (SELECT *, row_number() OVER (ORDER BY other_id IS NULL, turn >= 9e99, took DESC, turn DESC) AS place FROM way ORDER BY rank, took DESC, turn DESC)
) AS ways
LEFT JOIN node AS keeper ON keeper.id = (SELECT min(view_id) FROM lower WHERE kind = 'Spacer' AND minimum > 0)
  AND (SELECT kind FROM node WHERE id = (SELECT view_id FROM node WHERE id = own.child_id)) = 'Text'
WHERE own.sharers = 1 AND equal.peers > 0 AND equal.firsts = 0 AND NOT EXISTS (SELECT * FROM hidden);
