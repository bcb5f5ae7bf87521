-- A Layout of the program's own places a point of its subview, or leaves it out, which centres it: what its views say to it, the alignment that it may have
-- and its numbers are suspected, and then the Layout itself.
WITH place AS MATERIALIZED (
  SELECT place.* FROM axis_placement AS place
  JOIN axis_call AS call ON call.id = place.parent_call_id AND call.axis = place.axis AND call.rule = 'layout.custom'
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
), layout AS (SELECT parent_id AS id, node_id AS child_id, pass_id FROM place),
-- With: told, direction
SELECT
  place.absolute AS value,
  place.anchor AS anchor,
  -- As its code has it: from right to left the Layout counts from the other edge.
  iif(:axis = 'w' AND direction.is_mirrored, place.parent_length - place.position - place.length, place.position)
    + iif(place.anchor = 0, 0, place.anchor * place.length) AS position,
  :axis = 'w' AND direction.is_mirrored AS is_mirrored,
  EXISTS (SELECT * FROM diagnostic WHERE node_id = :node AND pass_id = :pass AND code = 'LT201') AS is_left_out,
  place.parent_id AS by_id,
  place.position = 0 AND place.anchor = 0 AS fold,
  iif(place.position = 0 AND place.anchor = 0, '',
    ifnull((SELECT group_concat('cause ' || id || char(10), '') FROM told WHERE child_id = place.node_id AND is_guide), '')
    || 'cause ' || place.parent_id || '.alignment' || char(10) || ifnull((
      SELECT group_concat('cause ' || node_id || '.' || name || char(10), '') FROM attribute
      WHERE node_id = place.parent_id AND number BETWEEN -1e9 AND 1e9), '')
    || 'cause ' || place.parent_id || char(10)) || 'content ' || place.parent_id
    || ifnull((SELECT group_concat(char(10) || 'beside ' || id, '') FROM told), '')
    || iif(:axis = 'w' AND direction.is_mirrored, ifnull(char(10) || 'beside ' || direction.id, ''), '') AS suspects,
  place.parent_id AS because
FROM place CROSS JOIN direction;
