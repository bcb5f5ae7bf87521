-- A stack serves views of higher priority first; this one gets what they leave.
-- Only of: shares_room
-- Is: remainder
WITH RECURSIVE
-- With: own, peer, maker, carrier, setter, lower, later,
served AS (
  -- Of its own priority those before it took their part as well.
  SELECT named_id, took, offered, is_first, row_number() OVER (PARTITION BY is_first ORDER BY turn) AS place, count(*) OVER (PARTITION BY is_first) AS count
  FROM peer WHERE is_first OR is_before AND took <> 0
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  served.first AS first,
  served.first_count AS first_count,
  served.before AS before,
  served.before_count AS before_count,
  own.priority AS priority,
  setting.is_own AS is_own_priority,
  own.remaining AS remaining,
  own.sharers AS sharers,
  later.reserved AS reserved,
  later.held AS held,
  later.held_count AS held_count,
  ifnull(setting.id, own.stack_id) AS by_id,
  -- The priorities, then what was served before it, before each what makes it take so much, then those it shares with: whichever is the first to change
  -- something decides.
  ifnull(setting.suspects || char(10), '') || (SELECT group_concat('cause ' || id, char(10)) FROM (
      SELECT * FROM (SELECT id, took, turn - 0.5 AS turn, 1 AS is_before FROM maker)
      UNION ALL
      SELECT * FROM (SELECT view_id AS id, took, turn, is_first OR is_before AS is_before FROM peer ORDER BY 4 DESC, took DESC, turn LIMIT 8)
      ORDER BY is_before DESC, took DESC, turn))
    || ifnull(char(10) || (SELECT 'beside ' || id FROM maker ORDER BY is_less, took DESC, turn LIMIT 1), '') AS suspects,
  (SELECT view_id FROM peer WHERE is_first ORDER BY turn LIMIT 1) AS other_id,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN later JOIN (
  SELECT json_group_array(json_object('named_id', named_id, 'took', took)) FILTER (WHERE is_first) AS first, max(count) FILTER (WHERE is_first) AS first_count,
    json_group_array(json_object('named_id', named_id, 'took', took, 'offered', offered)) FILTER (WHERE NOT is_first) AS before,
    max(count) FILTER (WHERE NOT is_first) AS before_count
  FROM (SELECT * FROM served WHERE place <= 4 ORDER BY place)
) AS served JOIN (
  -- The priority of the first that is served before it, else its own lower one.
  SELECT max(iif(place = 1, id, NULL)) AS id, min(is_own) AS is_own, group_concat('cause ' || id, char(10)) AS suspects
  FROM (SELECT *, row_number() OVER (ORDER BY is_own, turn) AS place FROM setter WHERE is_own OR is_first ORDER BY is_own, turn LIMIT 5)
) AS setting
WHERE own.priority > -9e999 AND served.first_count > 0;
