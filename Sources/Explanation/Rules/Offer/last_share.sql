-- {stack} {gives}{held}
-- Only of: HStack, VStack
-- Last of its priority, it is offered all that the others left. Where those before it took just their equal share that is one, too.
WITH RECURSIVE
-- With: own, peer, equal, maker, hidden, carrier, setter, lower, lowered, later,
way (rank, took, turn, id, blames) AS (
  -- What made one of them take so much, what makes it be served with this one, then the view itself; a view is nobody's fault. Then those for whom room
  -- is held back.
  SELECT 1, took, turn + 0.5, id, iif(is_alike, 'step', 'edit') FROM maker WHERE NOT is_less
  UNION ALL
  SELECT 1, took, turn + 0.4, id, 'step' FROM setter WHERE NOT is_own AND EXISTS (SELECT * FROM lower WHERE priority > -9e999)
  UNION ALL
  SELECT * FROM (SELECT 1, took, turn, view_id, 'step' FROM peer ORDER BY took DESC, turn DESC LIMIT 4)
  UNION ALL
  SELECT * FROM (SELECT 2, minimum, -child_id, view_id, 'step' FROM lower WHERE minimum > 0 ORDER BY minimum DESC, child_id LIMIT 4)
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
  (SELECT before || held FROM later) AS held,
  own.stack_id AS by_id,
  ways.edit AS edit,
  'Without {it}' AS label,
  ways.blames AS blames,
  coalesce((SELECT 'remove #' || id FROM maker WHERE is_less ORDER BY took DESC, turn DESC LIMIT 1), 'remove #' || (
    SELECT ifnull((SELECT id FROM setter WHERE is_own), (SELECT id FROM lowered)) FROM lower WHERE priority > -9e999)) AS other_edit,
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
    SELECT key, peer.took, peer.offered, row_number() OVER (ORDER BY peer.turn) AS place, count(*) OVER () AS many
    FROM peer WHERE peer.took <> 0 AND peer.turn < ifnull((SELECT turn FROM equal), 9e999) ORDER BY peer.turn LIMIT 4) AS peer
) AS taken JOIN (
  SELECT group_concat(iif(rank = 3, 'unwrap #', 'remove #') || id, char(10)) AS edit, group_concat(blames, char(10)) AS blames FROM (SELECT * FROM way ORDER BY rank, took DESC, turn DESC)
) AS ways
WHERE own.sharers = 1 AND NOT EXISTS (SELECT * FROM hidden) AND EXISTS (SELECT * FROM peer)
  AND NOT EXISTS (SELECT * FROM peer WHERE is_first);
