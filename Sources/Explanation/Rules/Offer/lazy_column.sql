-- A lazy grid divides its own length into columns or rows. It did so before, when it was measured; now it divides the length that came of that.
-- Only of: LazyVGrid, LazyHGrid
WITH asked AS (
  SELECT child.*, parent.id AS asked_id, parent.node_id AS grid_id, parent.reply AS own, traits.tracks
  FROM axis_call AS child
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN node ON node.id = parent.node_id
  CROSS JOIN kind AS traits ON traits.name = node.kind AND traits.tracks IS NOT NULL
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT NULL AND child.proposal IS NOT parent.proposal
), cell AS (
  -- The first cells, and how far each stands from the one before it; along the other axis a view has its own length.
  SELECT cell.ordinal, iif(asked.axis = 'w', call.proposal_width, call.proposal_height) AS length,
    place.position - lag(place.position) OVER (ORDER BY cell.ordinal) AS step
  FROM asked CROSS JOIN node AS cell ON cell.parent_id = asked.grid_id
  CROSS JOIN axis_placement AS place ON place.node_id = cell.id AND place.pass_id = asked.pass_id AND place.axis = asked.axis
  CROSS JOIN call ON call.id = place.call_id
  WHERE cell.ordinal <= 12
), line AS (
  -- Those of the first line, which goes to the left where one reads so: the next one starts where a cell goes back.
  SELECT *, row_number() OVER (ORDER BY ordinal) AS place, count(*) OVER () AS many FROM cell
  WHERE ordinal < ifnull((SELECT min(ordinal) FROM cell WHERE step * (SELECT sign(step) FROM cell WHERE ordinal = 1) <= 0.001), 99)
), items AS (
  -- What is written of them. Other attributes are no JSON.
  SELECT text, json_array_length(text) AS count FROM (
    SELECT iif(json_valid(attribute.text), attribute.text, '[]') AS text
    FROM asked JOIN attribute ON attribute.node_id = asked.grid_id AND attribute.name = asked.tracks)
), item AS (
  -- The one that makes as many as fit, where there is one such.
  SELECT key AS at, json_extract(value, '$.adaptive.minimum') AS minimum FROM items CROSS JOIN json_each(items.text)
  WHERE json_type(value, '$.adaptive') IS NOT NULL GROUP BY items.count HAVING count(*) = 1
), gap AS (
  -- What lies between them: as many as are written, where none or one of those makes several.
  SELECT total(ifnull(spacing, 8)) AS points FROM (
    SELECT json_extract(items.text, '$[' || (line.place - 1 - ifnull((SELECT max(0, min(line.place - 1 - at, line.many - items.count)) FROM item), 0)) || '].spacing') AS spacing
    FROM items CROSS JOIN line
    WHERE line.place < line.many AND iif(EXISTS (SELECT * FROM item), items.count <= line.many, items.count = line.many AND items.text NOT LIKE '%"adaptive"%'))
  HAVING count(*) > 0 AND total(typeof(spacing) = 'text') = 0
), divided AS (
  SELECT made.lengths, gap.points AS gaps, asked.own - gap.points - made.sum AS rest
  FROM asked CROSS JOIN (
    SELECT json_group_array(json_object('length', length)) AS lengths, total(length) AS sum, max(many) AS many FROM (SELECT * FROM line ORDER BY place)
    HAVING max(many) BETWEEN 2 AND 6) AS made
  -- Columns that nothing stands in are not known of those that are as many as fit.
  LEFT JOIN gap ON NOT EXISTS (SELECT * FROM item) OR made.many < (SELECT count(*) FROM cell) OR abs(asked.own - gap.points - made.sum) <= 0.01
)
SELECT
  asked.proposal AS value,
  asked.own AS own,
  asked.tracks AS tracks,
  divided.lengths AS lengths,
  divided.gaps AS gaps,
  iif(divided.rest > 0.01, divided.rest, NULL) AS rest,
  iif(divided.rest < -0.01, -divided.rest, NULL) AS excess,
  (SELECT ifnull(minimum, 0) FROM item WHERE typeof(minimum) <> 'text') AS minimum,
  asked.grid_id AS by_id,
  'greedy ' || asked.grid_id || '.' || asked.tracks || char(10) || 'content ' || asked.grid_id || '.' || asked.tracks AS suspects,
  asked.asked_id AS because,
  'reply' AS because_ask
FROM asked LEFT JOIN divided;
