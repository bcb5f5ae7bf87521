-- warning: A size is read that is computed from what is read.
--
-- What is read is then the frame's own number: one that starts at 0 stays 0, whatever the view would like, and one that shrank never grows
-- again. Modifiers act on what stands before them. `.readSize(into: a).frame(width: a.width)` puts the frame around the reader: it offers to it
-- what was read before. `.frame(width: a.width).readSize(into: a)` reads the frame itself.
--
-- Reported where all that the reader's length comes from is offered what the frame says, and takes it, or where the length is the frame's.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "state": {"seen": {"width": 0, "height": 0}},
--   "view": {"type": "Text", "id": "title", "string": "Revenue", "modifiers": [
--     {"type": "readSize", "into": "seen"},
--     {"type": "frame", "id": "box", "width": "seen.width", "height": 20}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, let the view have its own size where it is read, with a fixedSize inside of the reader, or read one that does not stand in the
-- frame: the container, or a hidden copy beside it.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "state": {"seen": {"width": 0, "height": 0}},
--   "view": {"type": "Text", "id": "title", "string": "Revenue", "modifiers": [
--     {"type": "fixedSize"},
--     {"type": "readSize", "into": "seen"},
--     {"type": "frame", "id": "box", "width": "seen.width", "height": 20}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH box AS MATERIALIZED (
  -- Frames around a reader, and in it, that are computed from what it reads.
  SELECT reader.id AS reader_id, box.id AS id, box.id < reader.id AS is_around, state.text || '.' || dimension.name AS member, substr(dimension.name, 1, 1) AS axis, length.number AS length
  FROM node AS reader
  JOIN attribute AS state ON state.node_id = reader.id AND state.name = 'into'
  CROSS JOIN (SELECT 'width' AS name UNION ALL SELECT 'height') AS dimension
  JOIN node AS box ON box.kind IN (SELECT name FROM kind WHERE sets_length) AND (box.id < reader.id AND box.last_id >= reader.id OR box.id BETWEEN reader.id + 1 AND reader.last_id)
  JOIN attribute AS length ON length.node_id = box.id AND length.number IS NOT NULL AND length.name LIKE '%' || dimension.name
  WHERE reader.kind IN (SELECT name FROM kind WHERE reads_size)
    AND ' ' || length.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || state.text || '.' || dimension.name || '[^a-zA-Z0-9_]*'
)
SELECT
  placement.pass_id AS pass_id,
  box.reader_id AS node_id,
  box.axis AS axis,
  box.length AS amount,
  max(box.id) AS box_id,
  box.member AS member,
  box.is_around AS is_around
FROM box
JOIN placement ON placement.node_id = box.reader_id
-- What never settles is LT301.
WHERE NOT EXISTS (SELECT 1 FROM diagnostic WHERE diagnostic.node_id = box.reader_id AND diagnostic.code = 'LT301')
  AND box.length = iif(box.axis = 'w', placement.width, placement.height)
  AND (
    -- The calls that the length comes from, the reader's own first.
    WITH RECURSIVE origin (id) AS (
      SELECT placement.call_id
      UNION
      SELECT axis_call.source FROM origin CROSS JOIN axis_call ON axis_call.id = origin.id AND axis_call.axis = box.axis WHERE axis_call.source IS NOT NULL
    )
    SELECT CASE
      WHEN box.is_around THEN sum(axis_call.proposal IS NOT box.length) = 0
        AND sum(axis_call.takes_offer OR node.role = 'leaf' AND EXISTS (
          SELECT * FROM rule JOIN rule_basis ON rule_basis.rule_id = rule.id WHERE rule.code = axis_call.rule AND basis IN ('offer', 'smaller_offer'))) > 0
      ELSE sum(axis_call.node_id = box.id AND (axis_call.imposes OR axis_call.takes_offer)) > 0
    END
    FROM origin CROSS JOIN axis_call ON axis_call.id = origin.id AND axis_call.axis = box.axis CROSS JOIN node ON node.id = axis_call.node_id)
GROUP BY placement.pass_id, box.reader_id, box.member;
