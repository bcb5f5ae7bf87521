-- A stack offers each view, the least flexible first, an equal share of what is left for it and those of its priority still to come.
-- Only of: shares_room
-- Is: share, remainder
WITH RECURSIVE
-- With: own, peer, equal, maker, hidden, carrier, setter, lower, later,
way (rank, turn, role, id) AS (
  -- Those it shares with, before each what makes it take so much, and what makes it be served with this one, and before all what makes one take more than
  -- its share; then what gives this one its priority or others a lower one, then those for whom room is held back.
  SELECT iif(is_more, 0, 1), turn + 0.5, iif(is_alike, 'peer', 'cause'), id FROM maker WHERE NOT is_less
  UNION ALL
  SELECT iif(is_own, 2, 1), setter.turn + 0.4, 'peer', setter.id FROM setter CROSS JOIN later WHERE later.many > 0
  UNION ALL
  SELECT * FROM (SELECT 1, turn, 'peer', view_id FROM peer ORDER BY took DESC, turn DESC LIMIT 5)
  UNION ALL
  SELECT * FROM (SELECT 2, 0, 'peer', lowered_id FROM lower WHERE lowered_id IS NOT NULL ORDER BY priority, lowered_id LIMIT 1)
  UNION ALL
  SELECT * FROM (SELECT 3, minimum - child_id * 1e-9, 'peer', view_id FROM lower WHERE minimum > 0 ORDER BY minimum DESC, child_id LIMIT 4)
  UNION ALL
  -- Repetitions of one view go all at once: the stack alone can be taken away from around them.
  SELECT * FROM (SELECT 4, 0, 'peer', stack_id FROM peer CROSS JOIN node AS other ON other.id = peer.view_id CROSS JOIN node AS child ON child.id = peer.own_child_id
    CROSS JOIN node AS view ON view.id = child.view_id WHERE other.pointer = view.pointer LIMIT 1)
), before AS (
  SELECT named_id, took, offered, row_number() OVER (ORDER BY peer.turn) AS place, count(*) OVER () AS count
  FROM peer WHERE peer.turn < (SELECT ifnull(equal.turn, own.turn) FROM own JOIN equal)
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  own.remaining + equal.took AS remaining,
  own.sharers + equal.count AS sharers,
  befores.list AS before,
  befores.count AS before_count,
  later.later_ids AS later_ids,
  later.later_count AS later_count,
  later.reserved AS reserved,
  later.held AS held,
  later.held_count AS held_count,
  own.remaining > 0 AS is_left,
  own.stack_id AS by_id,
  (SELECT group_concat(role || ' ' || id, char(10)) FROM (SELECT * FROM way ORDER BY rank, turn DESC))
    || ifnull((SELECT char(10) || 'beside ' || id FROM setter WHERE is_own AND later.many > 0), '') AS suspects,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN equal JOIN later JOIN (
  SELECT json_group_array(json_object('named_id', named_id, 'took', took, 'offered', offered)) AS list, max(count) AS count
  FROM (SELECT * FROM before WHERE place <= 4 ORDER BY place)
) AS befores
WHERE own.sharers > 1 AND equal.peers > 0 AND equal.firsts = 0 AND NOT EXISTS (SELECT * FROM hidden);
