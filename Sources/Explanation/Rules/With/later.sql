-- The words for those of lower priority: Spacers that have no minimum go without saying.
later (before, held) AS (
  SELECT
    ifnull((
      SELECT ', before ' || iif(count(*) <= 2, group_concat(key, ' and '), printf('%d others', count(*))) || iif(count(*) = 1, ', whose priority is lower', ', whose priorities are lower')
      FROM (SELECT key FROM lower WHERE minimum <= 0 AND priority > -9e999 ORDER BY child_id) HAVING count(*) > 0), ''),
    iif(own.reserved > 0, printf(', holding back %.10g for %s', round(own.reserved, 2), ifnull((
      SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || words, '') FROM (
        SELECT key || iif(kind = 'Spacer', ' (Spacer)', '') AS words, row_number() OVER (ORDER BY child_id) AS place, count(*) OVER () AS many
        FROM lower WHERE minimum > 0 ORDER BY child_id)
      HAVING max(many) <= 3), 'lower priorities')), '')
  FROM own
)
