-- The numbers of which those of a pass were made: sizes, offers, what was left of a stack or Grid for each child, columns and rows, places.
WITH RECURSIVE placed AS MATERIALIZED (
  SELECT pass_id, node_id, call_id FROM placement WHERE pass_id = :pass AND node_id BETWEEN :first AND :last
),
-- With: deciding,
decided AS MATERIALIZED (SELECT node_id, axis, call_id FROM deciding WHERE call_id IS NOT NULL),
asked AS MATERIALIZED (SELECT DISTINCT call_id AS id FROM decided),
-- With: answer, reply_source, offer_source, cell, grid_source, place_source
SELECT source.node_id, source.axis, number, NULL AS track, rank, of_node_id, of_axis, of_number, NULL AS of_track, sign
FROM reply_source AS source CROSS JOIN decided ON decided.call_id = source.call_id AND decided.axis = source.axis
UNION ALL
SELECT source.node_id, source.axis, number, NULL, rank, of_node_id, of_axis, of_number, NULL, sign
FROM offer_source AS source CROSS JOIN decided ON decided.call_id = source.call_id AND decided.axis = source.axis
UNION ALL
SELECT * FROM grid_source
UNION ALL
SELECT node_id, axis, number, NULL, rank, of_node_id, of_axis, of_number, NULL, sign FROM place_source;
