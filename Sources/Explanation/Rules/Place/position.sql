-- {by} puts its centre at {point}: {point} - {length} / 2
SELECT
  place.absolute AS value,
  place.position + place.length / 2 AS point,
  place.length AS length,
  place.parent_id AS by_id,
  -- Without it the view may stand there by chance.
  'remove #' || place.parent_id || char(10) || printf('set #%d.%s %.17g', place.parent_id, iif(place.axis = 'w', 'x', 'y'), place.position + place.length / 2 + 10) AS edit,
  'Without {by}' || char(10) || printf('With %s: %.10g on {by}', iif(place.axis = 'w', 'x', 'y'), round(place.position + place.length / 2 + 10, 2)) AS label,
  place.parent_id AS because
FROM axis_placement AS place
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind = 'position';
