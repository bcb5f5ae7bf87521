-- Those of lower priority: those that it goes before, those for whom room is held back, how many there are that are no Spacers, and what gives the first of
-- them a priority that is lower than none.
later (later_ids, later_count, reserved, held, held_count, many, lowered_id) AS MATERIALIZED (
  SELECT
    group_concat(view_id) FILTER (WHERE is_later),
    count(*) FILTER (WHERE is_later),
    max(reserved),
    json_group_array(json_object('view_id', view_id, 'is_spacer', is_spacer)) FILTER (WHERE minimum > 0 AND place <= 3),
    count(*) FILTER (WHERE minimum > 0),
    count(*) FILTER (WHERE priority > -9e999),
    max(lowered_id) FILTER (WHERE place_lowered = 1)
  FROM (
    SELECT *, minimum <= 0 AND priority > -9e999 AS is_later, row_number() OVER (PARTITION BY minimum > 0 ORDER BY child_id) AS place,
      row_number() OVER (ORDER BY lowered_id IS NULL, priority, lowered_id) AS place_lowered
    FROM lower ORDER BY child_id)
)
