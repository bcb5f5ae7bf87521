-- A cell of a lazy grid lies in the slot that its column and its row make, aligned in it as the column says.
-- Only of: LazyVGrid, LazyHGrid
WITH own AS MATERIALIZED (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS MATERIALIZED (
  SELECT place.pass_id, place.node_id, place.axis, place.parent_id, place.previous_id, place.ordinal, place.position, place.absolute, place.length,
    place.parent_length, place.axis <> traits.axis AS is_across, traits.tracks,
    (SELECT iif(json_valid(text), text, '[]') FROM attribute WHERE node_id = place.parent_id AND name = traits.tracks) AS items,
    (SELECT proposal FROM axis_call AS placed WHERE placed.id = place.call_id AND placed.axis = place.axis) AS offered
  FROM axis_placement AS place CROSS JOIN kind AS traits ON traits.name = place.parent_kind AND traits.tracks IS NOT NULL
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
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
  SELECT * FROM (
    SELECT first.position - (first.offered - first.length) / 2 AS start,
      item.position - slot.inside - (first.position - (first.offered - first.length) / 2) AS before,
      last.position + (last.offered + last.length) / 2 - (first.position - (first.offered - first.length) / 2) AS total, item.parent_length AS around
    FROM item CROSS JOIN slot CROSS JOIN outermost AS first ON first.ordinal = 0 CROSS JOIN outermost AS last ON last.ordinal = item.count - 1)
  WHERE start > -0.005 AND (start < 0.005 OR abs((around - total) / 2 - start) < 0.005) AND start + before > 0.005 AND before > -0.005
), highest AS (
  -- In the row before, all that are.
  SELECT view_id FROM (SELECT view_id, length = max(length) OVER () AS is_highest FROM line WHERE NOT is_own) WHERE is_highest
)
SELECT
  item.absolute AS value,
  item.parent_id AS by_id,
  iif(item.count IS NULL, NULL, iif(item.is_across, item.at, item.ordinal / item.count) + 1) AS track,
  item.is_across AS is_across,
  -- What it was offered as it was placed; nil along the axis that scrolls.
  slot.length AS slot_length,
  slot.inside AS inside,
  item.position AS position,
  item.length AS length,
  own.name AS guide,
  own.value AS guide_value,
  own.source_id IS NOT NULL AS is_stated,
  own.name = 'center' AND NOT own.explicit AS is_centred,
  beginning.start AS tracks_start,
  beginning.before AS tracks_before,
  beginning.total AS tracks_length,
  beginning.around AS grid_length,
  item.position = 0 AS fold,
  ifnull((SELECT group_concat('cause ' || value, char(10)) FROM json_each(json_array(
    own.source_id,
    -- Which alignment another would be is only known of the nine.
    iif(item.number IS NOT NULL AND ifnull(item.alignment, 'center') IN (
        'center', 'leading', 'trailing', 'top', 'bottom', 'topLeading', 'topTrailing', 'bottomLeading', 'bottomTrailing'),
      item.parent_id || '.' || item.tracks || '[' || item.number || '].alignment', NULL),
    -- One that fills its column stands where that begins.
    iif(item.is_across AND item.at > 0 AND (NOT item.is_adaptive OR item.many = 1),
      item.parent_id || '.' || item.tracks || '[' || iif(item.is_adaptive, 0, item.number - 1) || '].spacing', NULL),
    -- Its columns together are aligned in the width of the grid.
    iif(item.is_across AND NOT EXISTS (
        SELECT * FROM attribute WHERE node_id = item.parent_id AND name = 'alignment' AND text = iif(item.axis = 'w', 'leading', 'top')),
      item.parent_id || '.alignment', NULL),
    (SELECT group_concat(view_id, '+') FROM highest HAVING count(*) BETWEEN 1 AND 4),
    -- Those before may be repeated by what repeats it, too.
    iif(NOT item.is_across AND item.position > 0.005, item.parent_id || '.spacing', NULL),
    iif(NOT item.is_across AND item.count IS NULL, (SELECT view_id FROM node WHERE id = item.previous_id), NULL)))) || char(10), '')
    || 'content ' || item.parent_id AS suspects,
  item.parent_id AS because
FROM item
LEFT JOIN slot
LEFT JOIN own
LEFT JOIN beginning;
