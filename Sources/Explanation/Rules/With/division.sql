-- How a lazy grid divided when it asked a cell: as it was recorded last before that call. Sees :call, a call to a cell.
division AS MATERIALIZED (
  SELECT * FROM lazy_track WHERE call_id = (SELECT parent_id FROM call WHERE id = :call)
    AND first_call_id = (
      SELECT max(first_call_id) FROM lazy_track WHERE call_id = (SELECT parent_id FROM call WHERE id = :call) AND first_call_id <= :call)
)
