-- What ignores the safe area places its content beyond its own slot, over the safe area; so does a background with its style.
SELECT
  place.absolute AS value,
  -place.position AS out,
  place.parent_id AS by_id,
  place.position = 0 AS fold,
  'cause ' || place.parent_id || iif(reason.name = 'secondary-beyond', '.ignoresSafeAreaEdges', '') AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
LEFT JOIN call AS asked ON asked.id = place.call_id
LEFT JOIN reason ON reason.id = asked.reason_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
  AND (place.parent_kind IN (SELECT name FROM kind WHERE ignores_safe_area) OR reason.name = 'secondary-beyond');
