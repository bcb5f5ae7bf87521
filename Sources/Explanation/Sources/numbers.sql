-- The numbers of a pass that are neither a size nor a place, along each axis.
WITH RECURSIVE placed AS MATERIALIZED (
  SELECT pass_id, node_id, call_id FROM placement WHERE pass_id = :pass AND node_id BETWEEN :first AND :last
),
-- With: deciding, cell,
share AS MATERIALIZED (
  -- Of a child that was served twice the last one.
  SELECT share.child_id, kind.axis, share.remaining, share.gap, share.minimum, max(share.rowid)
  FROM placed CROSS JOIN placement ON placement.node_id = placed.node_id AND placement.pass_id = placed.pass_id
  CROSS JOIN node AS stack ON stack.id = placed.node_id CROSS JOIN kind ON kind.name = stack.kind AND kind.shares_room
  CROSS JOIN stack_share AS share ON share.call_id = placement.arranged_by
  CROSS JOIN node AS child ON child.id = share.child_id AND +child.parent_id = stack.id
  GROUP BY share.child_id
), track AS MATERIALIZED (
  SELECT grid.grid_id, track.axis, track.track, track.length, track.gap
  FROM (SELECT DISTINCT grid_id, arranged_by FROM cell) AS grid CROSS JOIN grid_track AS track ON track.call_id = grid.arranged_by
), division AS MATERIALIZED (
  -- What a Grid divides from a call on, and the cells that are served with it.
  SELECT *, sum(cell_id IS NULL) OVER (PARTITION BY arranged_by, axis ORDER BY at, cell_id IS NOT NULL ROWS UNBOUNDED PRECEDING) AS share
  FROM (
    SELECT arranged_by, axis, served_id AS at, cell_id, NULL AS points FROM cell WHERE served_id IS NOT NULL
    UNION ALL
    SELECT call_id, axis, first_call_id, NULL, points FROM grid_share WHERE call_id IN (SELECT arranged_by FROM cell))
)
SELECT deciding.node_id, deciding.axis, 'offer' AS number, NULL AS track, CASE
    WHEN call.id IS NULL THEN iif(deciding.axis = 'w', placement.proposal_width, placement.proposal_height)
    ELSE iif(deciding.axis = 'w', call.proposal_width, call.proposal_height)
  END AS value
FROM deciding CROSS JOIN placement ON placement.node_id = deciding.node_id AND placement.pass_id = deciding.pass_id
LEFT JOIN call ON call.id = deciding.call_id
UNION ALL
SELECT child_id, axis, 'left', NULL, remaining FROM share
UNION ALL
SELECT child_id, axis, 'gap', NULL, gap FROM share
UNION ALL
SELECT child_id, axis, 'least', NULL, minimum FROM share
UNION ALL
SELECT cell.cell_id, cell.axis, 'served', NULL, iif(cell.axis = 'w', served.proposal_width, served.proposal_height) FROM cell CROSS JOIN call AS served ON served.id = cell.served_id
UNION ALL
SELECT cell_id, axis, 'left', NULL, points
FROM (SELECT cell_id, axis, max(points) OVER (PARTITION BY arranged_by, axis, share) AS points FROM division) WHERE cell_id IS NOT NULL
UNION ALL
SELECT grid_id, axis, 'track', track, length FROM track
UNION ALL
SELECT grid_id, axis, 'gaps', NULL, sum(gap) FROM track GROUP BY grid_id, axis;
