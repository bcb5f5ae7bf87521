-- {lines}
-- Only of: Text
-- Every paragraph fits on one line.
WITH RECURSIVE above (id, kind) AS (
  SELECT node_id, '' FROM axis_call WHERE id = :call AND axis = :axis
  UNION ALL
  SELECT node.id, node.kind FROM above JOIN node ON node.id = (SELECT parent_id FROM node AS inner WHERE inner.id = above.id) WHERE above.kind <> 'fontModifier'
), asked AS MATERIALIZED (
  -- The lines are those that it was placed with: asked with another width it has others.
  SELECT placed_in, placed_count,
    iif(placed_reply > 0 AND reply > 0, max(1, CAST(round(reply / (placed_reply / placed_count)) AS INTEGER)), placed_count) AS count
  FROM (
    SELECT call.reply_height AS reply, placed.reply_height AS placed_reply, placed.proposal_width AS placed_in,
      (SELECT count(*) FROM text_line WHERE text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id) AS placed_count
    FROM call CROSS JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
    CROSS JOIN call AS placed ON placed.id = placement.call_id
    WHERE call.id = :call AND (abs(placed.reply_width - call.reply_width) > 0.005 OR abs(placed.reply_height - call.reply_height) > 0.005))), font AS (
  -- The nearest modifier that says how large its letters are, where it does not itself.
  SELECT id FROM above WHERE kind = 'fontModifier' AND NOT EXISTS (
    SELECT * FROM attribute JOIN axis_call AS own ON own.id = :call AND own.axis = :axis WHERE attribute.node_id = own.node_id AND attribute.name = 'font')
)
SELECT
  reply AS value,
  coalesce((SELECT iif(count = 1, 'one line', printf('the longest of %d lines', count))
      || iif(placed_in < 9e999, printf('; placed in %.10g it has %d', round(placed_in, 2), placed_count), printf('; as placed it has %d', placed_count)) FROM asked WHERE placed_count > count),
    (SELECT iif(count(*) = 1, 'one line', printf('the longest of %d lines', count(*))) FROM text_line
      WHERE pass_id = axis_call.pass_id AND node_id = axis_call.node_id)) AS lines,
  node_id AS by_id,
  ifnull('remove #' || (SELECT id FROM font) || char(10), '') || 'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  iif(EXISTS (SELECT * FROM font), 'Without {font}', NULL) AS content_label,
  iif(EXISTS (SELECT * FROM font), 'edit' || char(10) || 'step', NULL) AS content_blames,
  (SELECT id FROM font) AS font_id,
  id AS because,
  'offer' AS because_ask
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'text.natural_width';
