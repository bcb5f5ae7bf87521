-- {asker} asks {child} {reasons}{own}
-- Nobody asks a view but the one around it; a Grid asks the cells of its rows, and the row places them.
WITH said (reason, words) AS (
  -- What is asked for; a reason that is not here is named.
  VALUES
    ('aspect-ideal', 'for its ideal size'), ('aspect-scaled', 'with the box of the ratio'), ('container-relative', 'with a length of its container''s'),
    ('custom', 'from a Layout written in Swift'), ('fits-ideal', 'for its ideal size'), ('fixed-size', 'for its ideal size'), ('forward', 'what it is asked'),
    ('frame-inside', 'with the frame''s lengths'), ('grid-again', 'with what it answered'), ('grid-ideal', 'for its ideal size'),
    ('grid-probe-maximum', 'for its maximum'), ('grid-probe-minimum', 'for its minimum'), ('grid-share', 'with its share of column and row'),
    ('grid-slot', 'with its slot'), ('grid-span', 'with its share of the columns it covers'), ('grid-unsized', 'with what column and row have'),
    ('ideal', 'for its ideal length'), ('ignores-safe-area', 'with the room beyond the safe area'), ('inset-content', 'with the room beside the view'),
    ('inset-minimum', 'for its minimum'), ('inset-rest', 'with what the content left'), ('lazy-grid-cell', 'with its column or row'),
    ('lazy-ideal', 'for its ideal length'), ('list-row', 'for the height of its row'), ('matched-geometry', 'with the size of its source'),
    ('padding-inset', 'with what the insets leave'), ('place', 'to place it'), ('probe-maximum', 'for its maximum'), ('probe-minimum', 'for its minimum'),
    ('reserve-minimum', 'for the minimum to hold back'), ('root', 'with the canvas'), ('scroll-content', 'for its ideal length'),
    ('secondary-place', 'with the size of the view it lies on'), ('share', 'with its share'), ('zstack-align', 'with its own size'),
    ('zstack-measure', 'what it is asked')
), asker AS (
  SELECT node.parent_id AS around_id, parent.role, iif(parent.kind = 'GridRow', parent.parent_id, parent.id) AS id,
    (SELECT count(*) - count(cached_from) FROM call WHERE call.node_id = iif(parent.kind = 'GridRow', parent.parent_id, parent.id) AND call.pass_id = :pass)
      AS computed
  FROM node JOIN node AS parent ON parent.id = node.parent_id WHERE node.id = :node
), asked AS (
  SELECT ifnull((SELECT words FROM said WHERE said.reason = reason.name), ifnull(reason.name, 'for no reason'))
      || ifnull(' (by ' || (SELECT key FROM node WHERE node.id = parent.node_id AND node.id <> (SELECT id FROM asker)) || ')', '') AS reason, count(*) AS calls,
    row_number() OVER (ORDER BY min(call.id)) AS place, count(*) OVER () AS many
  FROM call LEFT JOIN reason ON reason.id = call.reason_id LEFT JOIN call AS parent ON parent.id = call.parent_id
  WHERE call.node_id = :node AND call.pass_id = :pass
  GROUP BY reason.name, parent.node_id ORDER BY min(call.id)
), rival AS (
  -- What else it asks; of many, taking all away proves nothing that a person would do.
  SELECT group_concat('remove #' || view_id, '; ') AS edit, group_concat(view_id) AS ids
  FROM (SELECT view_id FROM node WHERE parent_id = (SELECT around_id FROM asker) AND id <> :node AND (SELECT role FROM asker) = 'container' ORDER BY id LIMIT 13)
  HAVING count(*) BETWEEN 1 AND 12
)
SELECT
  ifnull((SELECT sum(calls) FROM asked), 0) AS value,
  asker.id AS asker_id,
  :node AS child_id,
  ifnull((SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || reason || iif(calls > 1, printf(' (× %,d)', calls), ''), '') FROM asked),
    'never') AS reasons,
  printf(', for %,d %s that it computes', asker.computed, iif(asker.computed = 1, 'answer', 'answers')) AS own,
  asker.id AS by_id,
  -- Who asks no more often than it has to answer passes the question on.
  ifnull((SELECT sum(calls) FROM asked), 0) <= max(asker.computed, 1) AS fold,
  iif(asker.role = 'modifier', 'remove #', 'unwrap #') || asker.id || ifnull(char(10) || rival.edit, '') AS edit,
  'Without {by}' || iif(rival.ids IS NULL, '', char(10) || 'Without {rivals}') AS label,
  rival.ids AS rivals_ids,
  asker.id AS because
FROM asker
LEFT JOIN rival;
