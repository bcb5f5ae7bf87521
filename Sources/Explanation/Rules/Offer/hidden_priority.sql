-- {stack} {gives}: {hider} hides {what}, so its priority is {priority}
-- Only of: HStack, VStack
-- A stack sees the priority of the outermost modifier alone, and most modifiers answer 0 for what they wrap.
WITH
-- With: own, peer, hidden
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  iif(own.sharers = 1, 'gives it what ' || ifnull((
    SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s (%.10g)', key, round(took, 2)), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '')
    FROM (
      SELECT key, took, row_number() OVER (ORDER BY turn) AS place, count(*) OVER () AS many
      FROM peer WHERE is_before AND took <> 0 ORDER BY turn LIMIT 4)), 'the others') || ' left', printf('shares %.10g equally among %d', round(own.remaining, 2), own.sharers)) AS gives,
  hidden.id AS hider_id,
  hidden.what AS what,
  printf('%.10g', own.priority) AS priority,
  hidden.id AS by_id,
  'remove #' || hidden.id || char(10) || (
    SELECT group_concat('remove #' || view_id, char(10)) FROM (SELECT view_id FROM peer ORDER BY took DESC, turn DESC LIMIT 4)) AS edit,
  'Without {it}' AS label,
  iif(hidden.what LIKE 'the layoutPriority %' AND hidden.id = own.child_id, 'move #' || hidden.inner_id || ' outside #' || hidden.id, NULL) AS other_edit,
  'With {inner} outside of {hider}' AS other_label,
  hidden.inner_id AS inner_id,
  'edit' AS blames,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN hidden
WHERE (SELECT max(is_first) FROM peer) = 0;
