-- A view that is longer than there is room for it, so that `:asked` in it is outside, is so for the view whose answer its own came of, and in a stack
-- for each that alone is longer.
WITH RECURSIVE box AS (
  SELECT place.node_id AS id, place.call_id AS call, place.length, ifnull(place.parent_length, (
    SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM call WHERE call.id = place.call_id)) AS room
  FROM axis_placement AS place
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
    -- What these hold may be longer.
    AND ifnull(place.parent_kind, '') NOT IN (SELECT name FROM kind WHERE opens AND layer IS NULL OR scrolls IS NOT NULL)
), made (call, length) AS (
  SELECT call, length FROM box WHERE length > room + 0.01
  UNION
  SELECT source.id, iif(:axis = 'w', source.reply_width, source.reply_height)
  FROM made CROSS JOIN axis_call AS asked ON asked.id = made.call AND asked.axis = :axis CROSS JOIN call AS source ON source.id = asked.source
  WHERE source.node_id > asked.node_id
  UNION
  SELECT placement.call_id, iif(:axis = 'w', placement.width, placement.height)
  FROM made CROSS JOIN axis_call AS asked ON asked.id = made.call AND asked.axis = :axis
    AND (asked.source IS NULL AND (asked.rule LIKE '%.sum_of_%' OR asked.rule LIKE '%.union_of_%') OR asked.rule IN ('stack.extent_of_child', 'zstack.largest_child', 'safeAreaInset.sum', 'gridRow.rectangle'))
  CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = :pass
  WHERE placement.call_id IS NOT NULL AND iif(:axis = 'w', placement.width, placement.height) > (SELECT room FROM box) + 0.01
  -- The longest first: of very many the others have no say.
  ORDER BY 2 DESC LIMIT 500
), making AS (
  -- What lies in no other of these goes last: ids count a view before what is in it.
  SELECT id, view_id, tracks, rule, reply, :asked BETWEEN id AND last_id AS is_around, ifnull(lead(id) OVER (ORDER BY id) > last_id, 1) AS is_last, max(id) OVER () AS innermost_id,
    imposes, is_of_content
  FROM (
    SELECT node.id, node.last_id, node.view_id, (SELECT tracks FROM kind WHERE kind.name = node.kind) AS tracks, asked.rule, max(asked.reply) AS reply,
      max(asked.imposes) AS imposes, max(asked.source IS NOT NULL) AS is_of_content
    FROM made CROSS JOIN axis_call AS asked ON asked.id = made.call AND asked.axis = :axis CROSS JOIN node ON node.id = asked.node_id
    GROUP BY node.id, asked.rule)
), way AS (
  -- What makes one take more than it is offered, each, then all, then what is around the node itself and gives it its length, or asks for its ideal one.
  -- The columns of a lazy grid have minimums, which it goes by.
  SELECT *, row_number() OVER (PARTITION BY rank ORDER BY -length, iif(rank = 0, id, -id)) AS place FROM (
    SELECT rank, iif(rank = 0, view_id, id) AS id, iif(rank = 0, max(reply), NULL) AS length, innermost_id,
      ifnull('.' || max(iif(rank < 0 AND rule = 'lazyGrid.sum_of_columns', tracks, NULL)), '') AS argument
    FROM making CROSS JOIN (SELECT -1 AS rank UNION ALL SELECT 0 UNION ALL SELECT 1) AS rank
    WHERE CASE rank
        WHEN -1 THEN rule = 'lazyGrid.sum_of_columns' OR NOT is_around AND imposes AND is_of_content
        -- What goes with it stands nowhere.
        WHEN 0 THEN is_last AND NOT is_around AND view_id <> (SELECT view_id FROM node WHERE node.id = :asked)
        ELSE is_around AND imposes END
    GROUP BY 1, 2)
), near AS (
  SELECT * FROM way WHERE place <= 3
)
SELECT
  (SELECT coalesce(max(iif(rank = 0 AND place = 1, id, NULL)), max(innermost_id)) FROM near) AS by_id,
  box.id AS box_id,
  box.length,
  box.room,
  (SELECT group_concat(line, char(10)) FROM (
    SELECT 'cause ' || id || argument AS line FROM (SELECT * FROM near WHERE rank <= 0 ORDER BY rank, place)
    UNION ALL
    SELECT 'cause ' || group_concat(id, '+') FROM (SELECT id FROM near WHERE rank = 0 ORDER BY place) HAVING count(*) > 1
    UNION ALL
    SELECT 'cause ' || id FROM (SELECT id FROM near WHERE rank = 1 ORDER BY place))) AS suspects
FROM box
WHERE EXISTS (SELECT * FROM near);
