-- Layout does not see what rotates and scales: the place stays, the picture does not. What a pixel's edge takes is no move.
SELECT
  seen.drawn AS drawn,
  seen.drawn_length AS length,
  modifier.id AS by_id
FROM axis_placement AS place
JOIN node ON node.id = place.node_id
-- What such a modifier wraps shows what it does.
JOIN axis_placement AS seen ON seen.pass_id = place.pass_id AND seen.axis = place.axis
  AND seen.node_id = node.id + (node.kind IN (SELECT name FROM kind WHERE transforms))
-- Itself, or the nearest around it.
JOIN node AS modifier ON modifier.id = (
  WITH RECURSIVE above (id) AS (
    SELECT node.id UNION ALL SELECT outer.parent_id FROM above JOIN node AS outer ON outer.id = above.id WHERE outer.parent_id < outer.id
  )
  SELECT transform.id FROM above JOIN node AS transform ON transform.id = above.id
  WHERE transform.kind IN (SELECT name FROM kind WHERE transforms) LIMIT 1)
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
  AND (abs(seen.drawn - seen.absolute) > 1 OR abs(seen.drawn_length - seen.length) > 1);
