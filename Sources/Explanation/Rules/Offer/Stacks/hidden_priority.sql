-- A stack sees the priority of the outermost modifier alone, and most modifiers answer 0 for what they wrap.
-- Only of: shares_room
WITH
-- With: own, peer, hidden
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  own.remaining AS remaining,
  own.sharers AS sharers,
  befores.list AS before,
  befores.count AS before_count,
  hidden.id AS hider_id,
  hidden.view_id AS hidden_id,
  hidden.is_spacer AS is_spacer,
  own.priority AS priority,
  hidden.id AS by_id,
  'cause ' || hidden.id || char(10) || (
    SELECT group_concat('cause ' || view_id, char(10)) FROM (SELECT view_id FROM peer ORDER BY took DESC, turn DESC LIMIT 4))
    || iif(hidden.id = own.child_id AND NOT hidden.is_spacer, char(10) || 'beside ' || hidden.inner_id || ' outside ' || hidden.id, '') AS suspects,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN hidden JOIN (
  SELECT json_group_array(json_object('named_id', named_id, 'took', took)) AS list, max(count) AS count FROM (
    SELECT named_id, took, count(*) OVER () AS count FROM peer WHERE is_before AND took <> 0 ORDER BY turn LIMIT 4)
) AS befores
WHERE (SELECT max(is_first) FROM peer) = 0;
