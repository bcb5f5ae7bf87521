-- A padding keeps its inset before its content, and so does a list's row.
SELECT
  place.absolute AS value,
  place.position AS kept,
  place.parent_id AS by_id,
  place.position = 0 AS fold,
  -- Nobody wrote a row: its insets are the list's, or those that a modifier of its view says. Nor the content of a ScrollView, which goes by modifiers around.
  ifnull('cause ' || (
    SELECT own.id FROM node AS own JOIN node AS view ON view.id = place.node_id
    WHERE own.id BETWEEN view.id AND view.view_id AND own.kind = 'listRowInsets' AND holder.pointer IS NULL LIMIT 1) || char(10), '')
    || iif(traits.role = 'container' AND traits.reads IS NOT NULL, 'cause ' || holder.id || ' setters' || char(10), '')
    || 'cause ' || iif(holder.pointer IS NULL AND traits.role = 'container', ifnull(holder.parent_id, holder.id), holder.id) AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node AS holder ON holder.id = place.parent_id
CROSS JOIN kind AS traits ON traits.name = holder.kind
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN (SELECT name FROM kind WHERE insets)
  AND place.guide IS NULL;
