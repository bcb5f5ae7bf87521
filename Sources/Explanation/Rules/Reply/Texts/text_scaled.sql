-- A Text that has no room in its size is shown in a smaller one, as far as minimumScaleFactor allows.
-- Only of: shows_text
-- Is: text
WITH RECURSIVE
-- With: above,
factor AS (
  SELECT above.id FROM above WHERE EXISTS (SELECT * FROM attribute WHERE node_id = above.id AND name = 'factor') ORDER BY above.depth LIMIT 1
)
SELECT
  axis_call.reply AS value,
  factor.id AS limit_id,
  factor.id AS by_id,
  -- That of the first pass with these nodes: in another Dynamic Type size it is another one.
  (SELECT text_font.size FROM text_font WHERE text_font.node_id = axis_call.node_id AND (
    SELECT count(DISTINCT ifnull(environment.text, '')) FROM pass JOIN pass AS first ON first.structure_id = pass.structure_id AND first.id <= pass.id
    LEFT JOIN environment ON environment.pass_id = first.id AND environment.name = 'dynamicTypeSize'
    WHERE pass.id = axis_call.pass_id) = 1) AS size,
  -- In which size it is shown, if this is the size that it is placed in.
  (SELECT text_line.font_size FROM placement JOIN text_line ON text_line.pass_id = placement.pass_id AND text_line.node_id = placement.node_id
    WHERE placement.pass_id = axis_call.pass_id AND placement.node_id = axis_call.node_id
      AND iif(axis_call.axis = 'w', placement.width, placement.height) = axis_call.reply
      AND iif(axis_call.axis = 'w', placement.height, placement.width) = axis_call.cross_reply
    LIMIT 1) AS shown,
  'cause ' || factor.id AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call JOIN factor
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'text.scaled';
