-- {by} puts it in {track}{after}{beside}, {position} from its edge{how}
-- Cells lie in the slots that columns and rows make, aligned in them by a guide, or by the anchor they have.
WITH own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
)
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  CASE
    WHEN place.axis = 'h' THEN 'its row'
    -- Behind a cell that spans several columns the cell's own place says nothing of which one it stands in.
    WHEN place.parent_kind = 'GridRow' AND NOT EXISTS (
      SELECT * FROM node AS cell JOIN node AS modifier ON modifier.id BETWEEN cell.id AND cell.view_id AND modifier.kind = 'gridCellColumns'
      WHERE cell.parent_id = place.parent_id AND cell.id < place.node_id) THEN 'column ' || (place.ordinal + 1)
    ELSE 'its column'
  END AS track,
  iif(place.axis = 'w' AND place.parent_kind = 'GridRow' AND before.id IS NOT NULL, ', after ', '') AS after,
  iif(place.axis = 'w' AND place.parent_kind = 'GridRow', before.view_id, NULL) AS beside_id,
  '' AS beside,
  place.position AS position,
  CASE
    WHEN own.source_id IS NOT NULL THEN printf(': aligned by %s, which its modifier sets to %.10g', own.name, round(own.value, 2))
    WHEN own.name IS NOT NULL THEN printf(': aligned by %s', own.name)
    ELSE ': aligned by its anchor'
  END AS how,
  place.position = 0 AS fold,
  rtrim(ifnull('remove #' || own.source_id || char(10), '') || ifnull('remove #' || anchor.id || char(10), '')
    || ifnull('remove #' || before.view_id, ''), char(10)) AS edit,
  rtrim(iif(own.source_id IS NOT NULL, 'Without {source}' || char(10), '') || iif(anchor.id IS NOT NULL, 'Without {anchor}' || char(10), '')
    || iif(before.view_id IS NOT NULL, 'Without {rival}', ''), char(10)) AS label,
  own.source_id AS source_id,
  anchor.id AS anchor_id,
  before.view_id AS rival_id,
  'edit' AS blames,
  'unwrap #' || place.parent_id AS content_edit,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node ON node.id = place.node_id
LEFT JOIN own
LEFT JOIN node AS anchor ON anchor.id = (
  SELECT id FROM node AS modifier WHERE modifier.id BETWEEN place.node_id AND node.view_id AND modifier.kind = 'gridCellAnchor' LIMIT 1)
LEFT JOIN node AS before ON before.id = place.previous_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
  AND (place.parent_kind IN ('GridRow', 'LazyVGrid', 'LazyHGrid') OR place.parent_kind = 'Grid' AND node.kind <> 'GridRow');
