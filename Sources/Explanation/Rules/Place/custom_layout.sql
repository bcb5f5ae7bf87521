-- A Layout of the program's own places a point of its subview: the alignment that it may have and its numbers are suspected, and then the Layout itself.
SELECT
  place.absolute AS value,
  place.anchor AS anchor,
  place.position + iif(place.anchor = 0, 0, place.anchor * place.length) AS position,
  place.parent_id AS by_id,
  place.position = 0 AND place.anchor = 0 AS fold,
  iif(place.position = 0 AND place.anchor = 0, '', 'cause ' || place.parent_id || '.alignment' || char(10) || ifnull((
    SELECT group_concat('cause ' || node_id || '.' || name || char(10), '') FROM attribute
    WHERE node_id = place.parent_id AND number BETWEEN -1e9 AND 1e9), '') || 'cause ' || place.parent_id || char(10)) || 'content ' || place.parent_id AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
JOIN axis_call AS call ON call.id = place.parent_call_id AND call.axis = place.axis AND call.rule = 'layout.custom'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
