-- {by} makes {box} {length} {long}, where there is room for {room}
-- Who makes a view longer than what holds it has room for, so that `:asked` in it is outside: the view whose answer its own came of, and in a
-- stack each that alone is longer.
WITH RECURSIVE box AS (
  SELECT place.node_id AS id, place.call_id AS call, place.length, ifnull(place.parent_length, (
    SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM call WHERE call.id = place.call_id)) AS room
  FROM axis_placement AS place
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
    -- What these hold may be longer.
    AND ifnull(place.parent_kind, '') NOT IN ('offset', 'position', 'padding', 'safeAreaPadding', 'matchedGeometryEffect', 'ScrollView', 'List', 'ignoresSafeArea')
), made (call) AS (
  SELECT call FROM box WHERE length > room + 0.01
  UNION
  SELECT (
    SELECT source.id FROM axis_call AS asked JOIN call AS source ON source.id = asked.source
    WHERE asked.id = made.call AND asked.axis = :axis AND source.node_id > asked.node_id)
  FROM made WHERE made.call IS NOT NULL
  UNION
  SELECT placement.call_id
  FROM made CROSS JOIN axis_call AS asked ON asked.id = made.call AND asked.axis = :axis
    AND (asked.source IS NULL AND (asked.rule LIKE '%.sum_of_%' OR asked.rule LIKE '%.union_of_%') OR asked.rule IN ('stack.extent_of_child', 'zstack.largest_child', 'safeAreaInset.sum', 'gridRow.rectangle'))
  CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = :pass
  WHERE iif(:axis = 'w', placement.width, placement.height) > (SELECT room FROM box) + 0.01
), making AS MATERIALIZED (
  SELECT DISTINCT node.id, node.last_id, node.view_id, asked.rule, asked.reply
  FROM made CROSS JOIN axis_call AS asked ON asked.id = made.call AND asked.axis = :axis CROSS JOIN node ON node.id = asked.node_id
), source AS MATERIALIZED (
  SELECT making.view_id, max(making.reply) AS length FROM making
  WHERE NOT EXISTS (SELECT * FROM making AS inner WHERE inner.id > making.id AND inner.id <= making.last_id)
    -- What goes with it stands nowhere.
    AND NOT :asked BETWEEN making.id AND making.last_id AND making.view_id <> (SELECT view_id FROM node WHERE id = :asked)
  GROUP BY making.view_id ORDER BY length DESC, making.view_id LIMIT 3
), way (rank, place, edit, label) AS (
  -- What makes one take more than it is offered, each, then all, then what is around the node itself and gives it its length, or asks for its ideal one.
  SELECT * FROM (
    SELECT -1, -id, 'remove #' || id, 'Without {it}' FROM making
    WHERE NOT :asked BETWEEN id AND last_id AND rule IN ('aspectRatio.deciding_side', 'aspectRatio.follows_ratio', 'fixedSize.ideal') ORDER BY id DESC LIMIT 3)
  UNION ALL
  SELECT 0, -length, 'remove #' || view_id, 'Without {it}' FROM source
  UNION ALL
  SELECT 1, 0, group_concat('remove #' || view_id, '; '), 'Without {sources}' FROM source HAVING count(*) > 1
  UNION ALL
  SELECT 2, -id, 'remove #' || id, 'Without {it}' FROM (
    SELECT id FROM making
    WHERE :asked BETWEEN id AND last_id AND rule IN ('frame.fixed', 'frame.clamped_to_minimum', 'fixedSize.ideal', 'containerRelativeFrame.length')
    ORDER BY id DESC LIMIT 3)
)
SELECT
  ifnull((SELECT view_id FROM source ORDER BY length DESC, view_id LIMIT 1), (SELECT max(id) FROM making)) AS by_id,
  box.id AS box_id,
  box.length,
  box.room,
  iif(:axis = 'w', 'wide', 'high') AS long,
  (SELECT group_concat(edit, char(10)) FROM (SELECT edit FROM way ORDER BY rank, place, edit)) AS edit,
  (SELECT group_concat(label, char(10)) FROM (SELECT label FROM way ORDER BY rank, place, edit)) AS label,
  (SELECT group_concat(view_id) FROM source) AS sources_ids,
  'edit' AS blames
FROM box
WHERE EXISTS (SELECT * FROM way);
