-- A stack offers the last of a priority all that the others left. Where those before it took just their equal share that is one, too.
-- Only of: shares_room
-- Is: share, remainder
WITH RECURSIVE
-- With: own, peer, equal, maker, hidden, carrier, setter, lower, later,
way (rank, took, turn, role, id) AS (
  -- What made one of them take so much, what makes it be served with this one, then the view itself; a view is nobody's fault. Then those for whom room
  -- is held back. Beside that what makes one of them take so little, or gives this one its priority.
  SELECT 1, took, turn + 0.5, CASE WHEN is_less THEN 'beside' WHEN is_alike THEN 'peer' ELSE 'cause' END, id FROM maker
  UNION ALL
  SELECT 1, setter.took, setter.turn + 0.4, iif(is_own, 'beside', 'peer'), setter.id FROM setter CROSS JOIN later WHERE later.many > 0
  UNION ALL
  SELECT * FROM (SELECT 1, took, turn, 'peer', view_id FROM peer ORDER BY took DESC, turn DESC LIMIT 4)
  UNION ALL
  SELECT * FROM (SELECT 2, minimum, -child_id, 'peer', view_id FROM lower WHERE minimum > 0 ORDER BY minimum DESC, child_id LIMIT 4)
  UNION ALL
  -- Repetitions of one view go all at once: the stack alone can be taken away from around them.
  SELECT * FROM (SELECT 3, 0, 0, 'peer', stack_id FROM peer CROSS JOIN node AS other ON other.id = peer.view_id CROSS JOIN node AS child ON child.id = peer.own_child_id
    CROSS JOIN node AS view ON view.id = child.view_id WHERE other.pointer = view.pointer LIMIT 1)
), before AS (
  -- Those that did not just take an equal share.
  SELECT named_id, took, offered, row_number() OVER (ORDER BY peer.turn) AS place, count(*) OVER () AS count
  FROM peer WHERE peer.took <> 0 AND peer.turn < ifnull((SELECT turn FROM equal), 9e999)
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  own.remaining + equal.took AS remaining,
  1 + equal.count AS sharers,
  befores.list AS before,
  befores.count AS before_count,
  later.later_ids AS later_ids,
  later.later_count AS later_count,
  later.reserved AS reserved,
  later.held AS held,
  later.held_count AS held_count,
  own.stack_id AS by_id,
  -- A text may break for the room that a Spacer keeps.
  ways.suspects || ifnull(char(10) || 'beside ' || coalesce(ways.beside_id, later.lowered_id, keeper.id || '.minLength'), '') AS suspects,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN equal JOIN later JOIN (
  SELECT json_group_array(json_object('named_id', named_id, 'took', took, 'offered', offered)) AS list, max(count) AS count
  FROM (SELECT * FROM before WHERE place <= 4 ORDER BY place)
) AS befores JOIN (
  SELECT group_concat(role || ' ' || id, char(10)) FILTER (WHERE role <> 'beside') AS suspects, max(id) FILTER (WHERE role = 'beside' AND place = 1) AS beside_id
  FROM (SELECT *, row_number() OVER (PARTITION BY role = 'beside' ORDER BY took DESC, turn DESC) AS place FROM way ORDER BY rank, took DESC, turn DESC)
) AS ways
LEFT JOIN node AS keeper ON keeper.id = (SELECT min(view_id) FROM lower WHERE is_spacer AND minimum > 0)
  AND (SELECT kind FROM node WHERE id = (SELECT view_id FROM node WHERE id = own.child_id)) IN (SELECT name FROM kind WHERE shows_text)
WHERE own.sharers = 1 AND equal.peers > 0 AND equal.firsts = 0 AND NOT EXISTS (SELECT * FROM hidden);
