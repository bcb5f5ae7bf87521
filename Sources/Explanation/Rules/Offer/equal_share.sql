-- {stack} {shares}{after}{held}
-- Only of: HStack, VStack
-- Least flexible first, each view is offered an equal share of what is left for it and those still to come.
WITH RECURSIVE
-- With: own, peer, equal, maker, hidden, carrier, setter, lower, later,
way (rank, turn, id, blames, is_own) AS (
  -- Those it shares with, before each what makes it take so much, and what makes it be served with this one, and before all what makes one take more than
  -- its share; then what gives this one its priority or others a lower one, then those for whom room is held back.
  SELECT iif(is_more, 0, 1), turn + 0.5, id, iif(is_alike, 'step', 'edit'), 0 FROM maker WHERE NOT is_less
  UNION ALL
  SELECT iif(is_own, 2, 1), setter.turn + 0.4, setter.id, 'step', is_own FROM setter CROSS JOIN later WHERE later.many > 0
  UNION ALL
  SELECT * FROM (SELECT 1, turn, view_id, 'step', 0 FROM peer ORDER BY took DESC, turn DESC LIMIT 5)
  UNION ALL
  SELECT * FROM (SELECT 2, 0, lowered_id, 'step', 0 FROM lower WHERE lowered_id IS NOT NULL ORDER BY priority, lowered_id LIMIT 1)
  UNION ALL
  SELECT * FROM (SELECT 3, minimum - child_id * 1e-9, view_id, 'step', 0 FROM lower WHERE minimum > 0 ORDER BY minimum DESC, child_id LIMIT 4)
  UNION ALL
  -- Repetitions of one view go all at once: the stack alone can be taken away from around them.
  SELECT * FROM (SELECT 4, 0, stack_id, 'step', 0 FROM peer CROSS JOIN node AS other ON other.id = peer.view_id CROSS JOIN node AS child ON child.id = peer.own_child_id
    CROSS JOIN node AS view ON view.id = child.view_id WHERE other.pointer = view.pointer LIMIT 1)
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  iif(own.remaining > 0, printf('shares %.10g equally among %d', round(own.remaining + equal.took, 2), own.sharers + equal.count),
    printf('has nothing left for %d', own.sharers + equal.count)) AS shares,
  ifnull((SELECT ', after ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s took %.10g%s', key, round(took, 2), iif(took > offered + 0.005, printf(' (offered %.10g)', round(offered, 2)), '')), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') FROM (
    SELECT key, peer.took, peer.offered, row_number() OVER (ORDER BY peer.turn) AS place, count(*) OVER () AS many FROM peer WHERE peer.turn < ifnull(equal.turn, own.turn) ORDER BY peer.turn LIMIT 4)), '') AS after,
  later.before || later.held AS held,
  own.stack_id AS by_id,
  ways.edit AS edit,
  'Without {it}' AS label,
  ways.blames AS blames,
  'remove #' || ways.setter_id AS other_edit,
  'Without {it}' AS other_label,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN equal JOIN later JOIN (
  SELECT group_concat(iif(rank = 4, 'unwrap #', 'remove #') || id, char(10)) AS edit, group_concat(blames, char(10)) AS blames, max(id) FILTER (WHERE is_own) AS setter_id
  FROM (SELECT * FROM way ORDER BY rank, turn DESC)
) AS ways
WHERE own.sharers > 1 AND equal.peers > 0 AND equal.firsts = 0 AND NOT EXISTS (SELECT * FROM hidden);
