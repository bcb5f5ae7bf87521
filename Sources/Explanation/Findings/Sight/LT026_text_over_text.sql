-- warning: A text lies over another text.
--
-- In a ZStack, or moved by an offset, views may lie over one another, and of two texts none can be read then. Found are texts that stand in the
-- same stack or overlay and of which half a line or more overlaps, unless something that fills that place is drawn between them, one of them
-- is hidden, scrolled, rotated or scaled, or both say the same, as a text and its shadow do. What a negative spacing overlaps LT018 tells.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ZStack", "id": "bar", "alignment": "trailing", "children": [
--     {"type": "Text", "id": "title", "string": "Quarterly revenue", "modifiers": [
--       {"type": "frame", "maxWidth": "infinity", "alignment": "leading"}]},
--     {"type": "Text", "id": "edit", "string": "Edit everything"}]},
--   "passes": [{"proposal": {"width": 200, "height": 60}}]}
-- ```
--
-- To cure it, use an HStack, which divides the room among them, or give the one that lies above a background.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "id": "bar", "children": [
--     {"type": "Text", "id": "title", "string": "Quarterly revenue", "modifiers": [
--       {"type": "frame", "maxWidth": "infinity", "alignment": "leading"}]},
--     {"type": "Text", "id": "edit", "string": "Edit everything"}]},
--   "passes": [{"proposal": {"width": 200, "height": 60}}]}
-- ```
WITH concealed AS MATERIALIZED (
  SELECT node.id, node.last_id FROM node
  WHERE node.kind IN (SELECT name FROM kind WHERE hides OR transforms)
    OR node.kind IN (SELECT name FROM kind WHERE draws = 'opacity')
      AND NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = node.id AND attribute.number > 0)
), text AS MATERIALIZED (
  -- What is seen of each text, by strips of 64 points that it reaches into.
  SELECT placement.pass_id, node.id, node.label, absolute_x + min(text_line.x) AS x, absolute_y AS y, max(text_line.seen_width) AS width,
    placement.height AS height, max(text_line.height) AS line, CAST(absolute_y / 64 AS INTEGER) AS strip
  FROM text_line CROSS JOIN node ON node.id = text_line.node_id
  CROSS JOIN placement ON placement.node_id = node.id AND placement.pass_id = text_line.pass_id
  WHERE placement.width > 0 AND placement.height > 0 AND abs(absolute_y) < 1e9
    AND NOT EXISTS (SELECT 1 FROM concealed WHERE node.id BETWEEN concealed.id AND concealed.last_id)
  GROUP BY text_line.pass_id, node.id
), strip AS MATERIALIZED (
  SELECT pass_id, id, strip FROM text
  UNION
  SELECT pass_id, id, strip + 1 FROM text WHERE y + height > (strip + 1) * 64
), near AS MATERIALIZED (
  SELECT DISTINCT one.pass_id, one.id AS first_id, other.id AS second_id
  FROM strip AS one JOIN strip AS other ON other.pass_id = one.pass_id AND other.strip = one.strip AND other.id > one.id
), overlap AS MATERIALIZED (
  SELECT near.*, max(first.x, second.x) AS x, max(first.y, second.y) AS y,
    min(first.x + first.width, second.x + second.width) - max(first.x, second.x) AS width,
    min(first.y + first.height, second.y + second.height) - max(first.y, second.y) AS height,
    (SELECT max(around.id) FROM node AS around WHERE around.id < near.first_id AND around.last_id >= near.second_id) AS around_id
  FROM near JOIN text AS first ON first.pass_id = near.pass_id AND first.id = near.first_id
  JOIN text AS second ON second.pass_id = near.pass_id AND second.id = near.second_id
  WHERE first.label <> second.label
    AND min(first.x + first.width, second.x + second.width) - max(first.x, second.x) >= 4
    AND min(first.y + first.height, second.y + second.height) - max(first.y, second.y) >= 0.5 * min(first.line, second.line)
)
SELECT
  overlap.pass_id AS pass_id,
  second_id AS node_id,
  overlap.height AS amount,
  first_id AS first_id,
  overlap.width AS width,
  overlap.height AS height
FROM overlap
JOIN node AS around ON around.id = around_id
JOIN kind ON kind.name = around.kind AND (kind.shares_room OR kind.overlays OR kind.is_grid OR kind.layer = 'front')
WHERE NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = around_id AND attribute.name = 'spacing' AND attribute.number < 0)
  AND NOT EXISTS (
    SELECT 1 FROM node AS holder WHERE holder.id > around_id AND (
        holder.id < first_id AND holder.last_id >= first_id OR holder.id < second_id AND holder.last_id >= second_id)
      AND holder.kind IN (SELECT name FROM kind WHERE scrolls <> ''))
  -- What is drawn after the first one and fills the place; a background comes after what stands in front of it, and is drawn before it.
  AND NOT EXISTS (
    SELECT 1 FROM node AS filling CROSS JOIN placement AS place ON place.node_id = filling.id AND place.pass_id = overlap.pass_id
    WHERE filling.id > first_id
      AND NOT EXISTS (
        SELECT 1 FROM node AS layer WHERE layer.id < first_id AND layer.last_id BETWEEN filling.id AND second_id - 1
          AND layer.kind IN (SELECT name FROM kind WHERE layer = 'back'))
      AND filling.id <= (
        SELECT max(branch.last_id) FROM node AS branch WHERE branch.parent_id = around_id AND branch.id <= second_id AND branch.last_id >= second_id)
      AND filling.kind IN (SELECT name FROM kind WHERE fills OR draws IN ('image', 'rounded', 'card', 'screen'))
      AND overlap.x + overlap.width / 2 BETWEEN place.absolute_x AND place.absolute_x + place.width
      AND overlap.y + overlap.height / 2 BETWEEN place.absolute_y AND place.absolute_y + place.height)
GROUP BY overlap.pass_id, second_id HAVING max(overlap.height * overlap.width);
