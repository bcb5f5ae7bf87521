-- Those of lower priority in words, how many there are that are no Spacers, and what gives the first of them a priority that is lower than none.
later (before, held, many, lowered_id) AS MATERIALIZED (
  SELECT
    ifnull(', before ' || iif(total(is_later) <= 2, group_concat(key, ' and ') FILTER (WHERE is_later), printf('%d others', total(is_later)))
      || iif(total(is_later) = 1, ', whose priority is lower', ', whose priorities are lower'), ''),
    iif(max(reserved) > 0, printf(', holding back %.10g for %s', round(max(reserved), 2), iif(total(minimum > 0) BETWEEN 1 AND 3,
      group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || key || iif(kind = 'Spacer', ' (Spacer)', ''), '') FILTER (WHERE minimum > 0), 'lower priorities')), ''),
    total(priority > -9e999),
    max(lowered_id) FILTER (WHERE place_lowered = 1)
  FROM (
    SELECT *, minimum <= 0 AND priority > -9e999 AS is_later, row_number() OVER (PARTITION BY minimum > 0 ORDER BY child_id) AS place,
      count(*) OVER (PARTITION BY minimum > 0) AS many, row_number() OVER (ORDER BY lowered_id IS NULL, priority, lowered_id) AS place_lowered
    FROM lower ORDER BY child_id)
)
