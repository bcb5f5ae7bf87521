-- A cell of a lazy grid lies in the slot that its column and its row make, aligned in it as the column says.
-- Only of: tracks
WITH
-- With: direction,
own AS MATERIALIZED (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS MATERIALIZED (
  SELECT place.*, place.axis <> traits.axis AS is_across, traits.tracks,
    (SELECT iif(json_valid(text), text, '[]') FROM attribute WHERE node_id = place.parent_id AND name = traits.tracks) AS items
  FROM axis_placement AS place CROSS JOIN kind AS traits ON traits.name = place.parent_kind AND traits.tracks IS NOT NULL
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
), division AS MATERIALIZED (
  -- As the grid divided when it was placed.
  SELECT track.* FROM place CROSS JOIN lazy_track AS track ON track.call_id = place.parent_call_id
    AND track.first_call_id = (SELECT max(first_call_id) FROM lazy_track WHERE call_id = place.parent_call_id AND first_call_id <= place.call_id)
), item AS MATERIALIZED (
  -- Cells are dealt out to the columns in order.
  SELECT place.*, columns, ordinal % columns + 1 AS at, ordinal / columns + 1 AS line,
    (SELECT item FROM division WHERE item IS NOT NULL AND track = ordinal % columns + 1) AS number,
    (SELECT json_array_length(items)) AS many, items LIKE '%"adaptive"%' AS is_adaptive
  FROM place JOIN (SELECT count(*) AS columns FROM division WHERE item IS NOT NULL)
), slot AS MATERIALIZED (
  SELECT division.length, division.gap,
    -- From the left edge, from which places count.
    iif(:axis = 'w' AND is_mirrored, item.parent_length - division.start - division.length, division.start) AS start,
    (division.length - item.length) / 2 AS inside
  FROM item JOIN division ON (division.item IS NOT NULL) = item.is_across AND division.track = iif(item.is_across, item.at, item.line) JOIN direction
), beginning AS (
  -- Its columns together stand in the middle of the grid, or fill it.
  SELECT first.start, own.start - first.start AS before, last.start + last.length - first.start AS total, item.parent_length AS around
  FROM item CROSS JOIN direction JOIN division AS own ON own.item IS NOT NULL AND own.track = item.at
  JOIN division AS first ON first.item IS NOT NULL AND first.track = 1
  JOIN division AS last ON last.item IS NOT NULL AND last.track = item.columns
  WHERE item.is_across AND NOT (:axis = 'w' AND is_mirrored) AND own.start > 0 AND first.start >= 0 AND (first.start = 0 OR NOT EXISTS (
    SELECT * FROM attribute WHERE node_id = item.parent_id AND name = 'alignment'
        AND iif(:axis = 'w', text LIKE '%leading' OR text LIKE '%trailing', text LIKE 'top%' OR text LIKE 'bottom%')))
    -- Of columns that would be empty only one is recorded: as many as there are cells are all there are.
    AND item.columns <= (SELECT count(*) FROM node WHERE parent_id = item.parent_id)
), highest AS (
  -- In the row before, all that are.
  SELECT cell.view_id FROM item CROSS JOIN node AS cell ON cell.parent_id = item.parent_id AND cell.ordinal / item.columns + 2 = item.line
  CROSS JOIN placement ON placement.node_id = cell.id AND placement.pass_id = item.pass_id
  CROSS JOIN division ON division.item IS NULL AND division.track + 1 = item.line
  WHERE NOT item.is_across AND iif(item.axis = 'w', placement.width, placement.height) = division.length
)
SELECT
  item.absolute AS value,
  item.parent_id AS by_id,
  iif(item.columns > 0, iif(item.is_across, item.at, item.line), NULL) AS track,
  item.is_across AS is_across,
  slot.length AS slot_length,
  slot.start AS slot_start,
  slot.inside AS inside,
  slot.gap AS gap,
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
    iif(item.number IS NOT NULL AND ifnull(json_extract(item.items, '$[' || item.number || '].alignment'), 'center') IN (
        'center', 'leading', 'trailing', 'top', 'bottom', 'topLeading', 'topTrailing', 'bottomLeading', 'bottomTrailing'),
      item.parent_id || '.' || item.tracks || '[' || item.number || '].alignment', NULL),
    -- One that fills its column stands where that begins.
    iif(item.is_across AND item.at > 1,
      item.parent_id || '.' || item.tracks || '[' || (SELECT item FROM division AS before WHERE before.item IS NOT NULL AND before.track = item.at - 1) || '].spacing', NULL),
    -- Its columns together are aligned in the width of the grid.
    iif(item.is_across AND NOT EXISTS (
        SELECT * FROM attribute WHERE node_id = item.parent_id AND name = 'alignment' AND text = iif(item.axis = 'w', 'leading', 'top')),
      item.parent_id || '.alignment', NULL),
    (SELECT group_concat(view_id, '+') FROM highest HAVING count(*) BETWEEN 1 AND 4),
    -- Those before may be repeated by what repeats it, too.
    iif(NOT item.is_across AND item.line > 1, item.parent_id || '.spacing', NULL)))) || char(10), '')
    || 'content ' || item.parent_id AS suspects,
  item.parent_id AS because
FROM item
LEFT JOIN slot
LEFT JOIN own
LEFT JOIN beginning;
