-- A matchedGeometryEffect proposes the size of its source: the one placed last, among those of the same id and namespace.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  source.view_id AS source_id,
  'cause ' || parent.node_id AS suspects,
  placement.call_id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN attribute AS own ON own.node_id = parent.node_id AND own.name = 'id'
JOIN attribute AS other ON other.name = 'id' AND other.text = own.text
JOIN node AS source ON source.id = other.node_id AND source.kind IN (SELECT name FROM kind WHERE follows_source)
JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = source.id
WHERE child.id = :call AND child.axis = :axis AND child.reason = 'matched-geometry' AND child.proposal IS NOT parent.proposal
  AND NOT EXISTS (SELECT * FROM attribute WHERE node_id = source.id AND name = 'isSource' AND text = 'false')
  AND ifnull((SELECT text FROM attribute WHERE node_id = source.id AND name = 'namespace'), '')
    = ifnull((SELECT text FROM attribute WHERE node_id = parent.node_id AND name = 'namespace'), '')
ORDER BY source.id DESC
LIMIT 1;
