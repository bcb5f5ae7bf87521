-- {by} has it {out} beyond its slot, over the safe area
SELECT
  place.absolute AS value,
  -place.position AS out,
  place.parent_id AS by_id,
  place.position = 0 AS fold,
  'remove #' || place.parent_id AS edit,
  'Without {by}' AS label,
  place.parent_id AS because
FROM axis_placement AS place
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'ignoresSafeArea';
