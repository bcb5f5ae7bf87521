-- A view that follows a source takes the source's place: that of the one placed last, among those of the same id and namespace.
SELECT
  place.absolute AS value,
  place.position AS moved,
  place.parent_id AS by_id,
  (
    SELECT node.view_id FROM attribute AS own
    CROSS JOIN attribute AS other ON other.name = 'id' AND other.text = own.text
    CROSS JOIN node ON node.id = other.node_id AND +node.kind IN (SELECT name FROM kind WHERE follows_source)
    CROSS JOIN placement ON placement.pass_id = place.pass_id AND placement.node_id = node.id
    WHERE own.node_id = place.parent_id AND own.name = 'id'
      AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = node.id AND name = 'isSource' AND text = 'false')
      AND ifnull((SELECT text FROM attribute WHERE node_id = node.id AND name = 'namespace'), '')
        = ifnull((SELECT text FROM attribute WHERE node_id = place.parent_id AND name = 'namespace'), '')
    ORDER BY node.id DESC LIMIT 1
  ) AS source_id,
  'cause ' || place.parent_id AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
CROSS JOIN kind AS traits ON traits.name = place.parent_kind AND traits.follows_source
JOIN axis_call AS call ON call.id = place.call_id AND call.axis = place.axis AND call.reason = 'matched-geometry'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis;
