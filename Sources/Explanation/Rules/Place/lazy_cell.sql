-- {by} puts it in {track}{slot}, {position} from its edge{how}
-- Only of: LazyVGrid, LazyHGrid
-- A cell lies in the slot that its column and its row make, aligned in it as the column says.
WITH own AS MATERIALIZED (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS MATERIALIZED (
  SELECT place.pass_id, place.node_id, place.axis, place.parent_id, place.previous_id, place.ordinal, place.position, place.absolute, place.length,
    node.view_id, place.axis = iif(place.parent_kind = 'LazyVGrid', 'w', 'h') AS is_across,
    iif(place.parent_kind = 'LazyVGrid', 'columns', 'rows') AS tracks, iif(place.axis = 'w', 'column', 'row') AS track,
    iif(place.parent_kind = 'LazyVGrid', 'column', 'row') AS aligning,
    (SELECT iif(json_valid(text), text, '[]') FROM attribute
      WHERE node_id = place.parent_id AND name = iif(place.parent_kind = 'LazyVGrid', 'columns', 'rows')) AS items,
    (SELECT proposal FROM axis_call AS placed WHERE placed.id = place.call_id AND placed.axis = place.axis) AS offered
  FROM axis_placement AS place JOIN node ON node.id = place.node_id
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND place.parent_kind IN ('LazyVGrid', 'LazyHGrid')
), item AS MATERIALIZED (
  -- Which of the columns it lies in, and which of those that are written that is: where one is adaptive it is not known, unless there is no other.
  SELECT *, ordinal % count AS at, json_extract(items, '$[' || number || '].alignment') AS alignment
  FROM (
    SELECT *, iif(many = 1, 0, iif(is_adaptive, NULL, ordinal % many)) AS number,
      -- As many columns as one adaptive makes the first row has cells: the first that goes back begins the next.
      iif(is_adaptive, (
        -- From right to left they go the other way.
        SELECT ordinal FROM (
          SELECT ordinal, step * first_value(sign(step)) OVER (ORDER BY ordinal) <= 0.001 AS is_back FROM (
            SELECT cell.ordinal, iif(tracks = 'columns', x, y) - lag(iif(tracks = 'columns', x, y)) OVER (ORDER BY cell.ordinal) AS step
            FROM node AS cell CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = place.pass_id
            WHERE cell.parent_id = place.parent_id AND cell.ordinal < 64)
          WHERE step IS NOT NULL)
        WHERE is_back ORDER BY ordinal LIMIT 1), many) AS count
    FROM (SELECT *, json_array_length(items) AS many, items LIKE '%"adaptive"%' AS is_adaptive FROM place) AS place)
), line AS MATERIALIZED (
  -- The cells of its row, and of the one before it.
  SELECT cell.view_id, cell.ordinal / item.count = item.ordinal / item.count AS is_own, iif(item.axis = 'w', placement.width, placement.height) AS length
  FROM item CROSS JOIN node AS cell ON cell.parent_id = item.parent_id
    AND cell.ordinal / item.count BETWEEN item.ordinal / item.count - 1 AND item.ordinal / item.count
  CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = item.pass_id
  WHERE NOT item.is_across AND (SELECT count(*) FROM node AS other WHERE other.parent_id = item.parent_id) <= 240
), slot AS (
  SELECT length, (length - item_length) / 2 AS inside FROM (
    SELECT iif(is_across, offered, (SELECT max(length) FROM line WHERE is_own)) AS length, item.length AS item_length FROM item)
), outermost AS (
  SELECT cell.ordinal, other.position, other.length, (SELECT proposal FROM axis_call AS placed WHERE placed.id = other.call_id AND placed.axis = other.axis) AS offered
  FROM item CROSS JOIN node AS cell ON cell.parent_id = item.parent_id AND +cell.ordinal IN (0, item.count - 1)
  CROSS JOIN axis_placement AS other ON other.node_id = cell.id AND other.pass_id = item.pass_id AND other.axis = item.axis
  WHERE item.is_across
), beginning AS (
  -- Its columns together stand in the middle of the grid, or fill it. What they take is seen by the first row's first and last cell.
  SELECT iif(start > 0.005, printf('(%.10g - %.10g) / 2', round(around, 2), round(total, 2)), '')
      || iif(start > 0.005 AND before > 0.005, ' + ', '') || iif(before > 0.005, printf('%.10g for %s', round(before, 2), track) || iif(at = 1, ' 1', 's 1 to ' || at), '')
      || iif(start > 0.005, printf(', its %ss centred', track), '') AS words,
    iif(start > 0.005 AND before <= 0.005, printf('(%.10g - %.10g) / 2 = ', round(around, 2), round(total, 2)), '') AS from_edge
  FROM (
    SELECT item.at, item.track, first.position - (first.offered - first.length) / 2 AS start, item.position - slot.inside - (first.position - (first.offered - first.length) / 2) AS before,
      last.position + (last.offered + last.length) / 2 - (first.position - (first.offered - first.length) / 2) AS total, iif(item.axis = 'w', placement.width, placement.height) AS around
    FROM item CROSS JOIN slot CROSS JOIN outermost AS first ON first.ordinal = 0 CROSS JOIN outermost AS last ON last.ordinal = item.count - 1
    CROSS JOIN placement ON placement.node_id = item.parent_id AND placement.pass_id = item.pass_id)
  WHERE start > -0.005 AND (start < 0.005 OR abs((around - total) / 2 - start) < 0.005) AND start + before > 0.005 AND before > -0.005
), aligned AS (
  -- As its column would align it otherwise along this axis: at the edge, or in the middle.
  SELECT CASE WHEN vertical = 'center' THEN nullif(horizontal, 'center') WHEN horizontal = 'center' THEN vertical
      ELSE vertical || upper(substr(horizontal, 1, 1)) || substr(horizontal, 2) END AS name
  FROM (
    SELECT iif(axis = 'h', own_horizontal, iif(own_horizontal = 'center', 'leading', 'center')) AS horizontal,
      iif(axis = 'w', own_vertical, iif(own_vertical = 'center', 'top', 'center')) AS vertical
    FROM (
      SELECT axis, CASE WHEN alignment LIKE '%leading' THEN 'leading' WHEN alignment LIKE '%trailing' THEN 'trailing' ELSE 'center' END AS own_horizontal,
        CASE WHEN alignment LIKE 'top%' THEN 'top' WHEN alignment LIKE 'bottom%' THEN 'bottom' ELSE 'center' END AS own_vertical
      FROM item
      WHERE number IS NOT NULL AND ifnull(alignment, 'center') IN (
        'center', 'leading', 'trailing', 'top', 'bottom', 'topLeading', 'topTrailing', 'bottomLeading', 'bottomTrailing')))
), highest AS (
  -- In the row before, all that are.
  SELECT view_id FROM (SELECT view_id, length = max(length) OVER () AS is_highest FROM line WHERE NOT is_own) WHERE is_highest
), way (rank, edit, label) AS (
  SELECT 1, 'remove #' || source_id, 'Without {it}' FROM own WHERE source_id IS NOT NULL
  UNION ALL
  SELECT 2, 'set #' || parent_id || '.' || tracks || ' ' || iif(name IS NULL, json_remove(items, '$[' || number || '].alignment'),
      json_set(items, '$[' || number || '].alignment', name)),
    iif(name IS NULL, 'Without the alignment of ', 'With ')
      || iif(many = 1 AND is_adaptive, 'the ' || tracks, printf('%s %d', aligning, number + 1)) || ' of {grid}'
      || iif(name IS NULL, '', ' aligned by ' || name)
  FROM item CROSS JOIN aligned
  UNION ALL
  -- One that fills its column stands where that begins.
  SELECT 3, 'set #' || parent_id || '.' || tracks || ' ' || json_set(items, '$[' || earlier || '].spacing', spacing),
    printf('With a spacing of %d ', spacing) || iif(is_adaptive, 'between the ' || tracks, printf('after %s %d', aligning, number)) || ' of {grid}'
  FROM (
    SELECT *, iif(json_extract(items, '$[' || earlier || '].spacing') IS 0, 8, 0) AS spacing
    FROM (SELECT *, iif(is_adaptive, 0, number - 1) AS earlier FROM item WHERE is_across AND at > 0 AND (NOT is_adaptive OR many = 1)))
  UNION ALL
  -- Its columns together are aligned in the width of the grid.
  SELECT 3.5, 'set #' || parent_id || '.alignment ' || iif(tracks = 'columns', 'leading', 'top'),
    'With {grid} aligned by ' || iif(tracks = 'columns', 'leading', 'top')
  FROM item WHERE is_across AND NOT EXISTS (
    SELECT * FROM attribute WHERE node_id = parent_id AND name = 'alignment' AND text = iif(tracks = 'columns', 'leading', 'top'))
  UNION ALL
  SELECT 4, 'remove #' || group_concat(view_id, '; remove #'), iif(count(*) = 1, 'Without {it}', 'Without {before}')
  FROM highest HAVING count(*) BETWEEN 1 AND 4
  UNION ALL
  -- Those before may be repeated by what repeats it, too.
  SELECT 4.5, printf('set #%d.spacing %d', parent_id, spacing), printf('With a spacing of %d in {grid}', spacing)
  FROM (
    SELECT parent_id, iif(EXISTS (SELECT * FROM attribute WHERE node_id = item.parent_id AND name = 'spacing' AND number = 0), 8, 0) AS spacing
    FROM item WHERE NOT is_across AND position > 0.005)
  UNION ALL
  SELECT 5, 'remove #' || before.view_id, 'Without {it}' FROM item JOIN node AS before ON before.id = item.previous_id
  WHERE NOT item.is_across AND item.count IS NULL
)
SELECT
  item.absolute AS value,
  item.parent_id AS by_id,
  iif(item.count IS NULL, 'its ' || item.track, printf('%s %d', item.track, iif(item.is_across, item.at, item.ordinal / item.count) + 1)) AS track,
  -- What it was offered as it was placed; nil along the axis that scrolls.
  ifnull((SELECT printf(', %.10g %s', round(length, 2), iif(item.axis = 'w', 'wide', 'high')) FROM slot WHERE length IS NOT NULL), '')
    || ifnull((SELECT ' from ' || ifnull((SELECT from_edge FROM beginning), '') || printf('%.10g on', round(item.position - inside, 2)) FROM slot
      WHERE inside > 0.005 AND item.position - inside > 0.005 AND (SELECT name = 'center' AND NOT explicit FROM own)), '') AS slot,
  item.position AS position,
  CASE WHEN own.source_id IS NOT NULL THEN printf(': aligned by %s, which its modifier sets to %.10g', own.name, round(own.value, 2))
    WHEN abs((SELECT inside FROM slot)) < 0.005 AND own.name = 'center' AND NOT own.explicit AND EXISTS (SELECT * FROM beginning)
      THEN (SELECT ': ' || words FROM beginning)
    WHEN abs((SELECT inside FROM slot)) < 0.005 AND own.name = 'center' AND NOT own.explicit AND NOT item.is_across AND item.ordinal >= item.count
      THEN printf(': %.10g for %s', round(item.position, 2), item.track) || iif(item.ordinal / item.count = 1, ' 1', 's 1 to ' || item.ordinal / item.count)
    ELSE ': aligned by ' || own.name || ifnull((
      SELECT printf(', (%.10g - %.10g) / 2 = %.10g into it', round(length, 2), round(item.length, 2), round(inside, 2)) FROM slot
      WHERE inside > 0.005 AND own.name = 'center' AND NOT own.explicit), '') END AS how,
  item.position = 0 AS fold,
  (SELECT group_concat(edit, char(10)) FROM (SELECT edit FROM way ORDER BY rank)) AS edit,
  (SELECT group_concat(label, char(10)) FROM (SELECT label FROM way ORDER BY rank)) AS label,
  (SELECT group_concat(view_id) FROM highest HAVING count(*) BETWEEN 2 AND 4) AS before_ids,
  item.parent_id AS grid_id,
  'edit' AS blames,
  'unwrap #' || item.parent_id AS content_edit,
  'With {grid} unwrapped' AS content_label,
  item.parent_id AS because
FROM item
LEFT JOIN own;
