-- {stack} serves {served}{rest}
-- Only of: HStack, VStack
-- Views of higher priority are served first; this one gets what they leave.
WITH RECURSIVE
-- With: own, peer, maker, carrier, setter, lower, later,
named AS (
  SELECT turn, key, took, row_number() OVER (ORDER BY turn) AS place, count(*) OVER () AS many FROM peer WHERE is_first
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  (SELECT iif(max(many) = 1, max(printf('%s first, which takes %.10g', key, round(took, 2))), group_concat(
      iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s (%.10g)', key, round(took, 2)), '')
    || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') || ' first')
    FROM (SELECT * FROM named ORDER BY turn LIMIT 4)) AS served,
  -- Of its own priority those before it took their part as well.
  ifnull((SELECT ', then ' || group_concat(iif(place = 1, '', iif(place = many, ' and ', ', '))
        || printf(iif(many = 1, '%s, which takes %.10g%s', '%s (%.10g%s)'), key, round(took, 2), iif(took > offered + 0.005, printf(iif(many = 1, ' (offered %.10g)', ', offered %.10g'), round(offered, 2)), '')), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '')
    FROM (SELECT *, row_number() OVER (ORDER BY turn) AS place, count(*) OVER () AS many FROM peer WHERE is_before AND NOT is_first AND took <> 0 ORDER BY turn LIMIT 4)
    HAVING count(*) > 0), '')
    || iif(setting.is_own, printf(', before what has priority %.10g', own.priority), '')
    || iif(own.sharers > 1, printf('; it shares the other %.10g equally among %d', round(own.remaining, 2), own.sharers), '')
    || later.held AS rest,
  ifnull(setting.id, own.stack_id) AS by_id,
  -- The priorities, then what was served before it, before each what makes it take so much, then those it shares with: whichever is the first to change
  -- something decides.
  ifnull(setting.edit || char(10), '') || (SELECT group_concat('remove #' || id, char(10)) FROM (
      SELECT * FROM (SELECT id, took, turn - 0.5 AS turn, 1 AS is_before FROM maker)
      UNION ALL
      SELECT * FROM (SELECT view_id AS id, took, turn, is_first OR is_before AS is_before FROM peer ORDER BY 4 DESC, took DESC, turn LIMIT 8)
      ORDER BY is_before DESC, took DESC, turn)) AS edit,
  'Without {it}' AS label,
  'edit' AS blames,
  (SELECT view_id FROM peer WHERE is_first ORDER BY turn LIMIT 1) AS other_id,
  (SELECT 'remove #' || id FROM maker ORDER BY is_less, took DESC, turn LIMIT 1) AS other_edit,
  'Without {it}' AS other_label,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN later JOIN (
  -- The priority of the first that is served before it, else its own lower one.
  SELECT max(iif(place = 1, id, NULL)) AS id, min(is_own) AS is_own, group_concat('remove #' || id, char(10)) AS edit
  FROM (SELECT *, row_number() OVER (ORDER BY is_own, turn) AS place FROM setter WHERE is_own OR is_first ORDER BY is_own, turn LIMIT 5)
) AS setting
WHERE own.priority > -9e999 AND EXISTS (SELECT * FROM named);
