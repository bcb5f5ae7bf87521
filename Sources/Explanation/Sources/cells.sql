-- The cells of the Grids of a pass, along each axis: the columns or rows that each covers, when it was served, and whether it is offered the same once more.
WITH placed AS MATERIALIZED (
  SELECT pass_id, node_id, call_id FROM placement WHERE pass_id = :pass AND node_id BETWEEN :first AND :last
),
-- With: cell
SELECT cell_id, axis, grid_id, first_track, last_track, served_id, is_again FROM cell;
