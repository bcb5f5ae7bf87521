CREATE VIEW truncation AS
  -- Texts of which a part is not shown.

SELECT
  -- The pass. [INTEGER]
  cut.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The Text. [INTEGER]
  cut.node_id AS node_id,
  -- Its key. [TEXT]
  node.key AS key,
  -- The whole text. [TEXT] NULL: it is empty.
  node.label AS label,
  -- The lines it shows, separated by ` / `. [TEXT]
  (
    SELECT group_concat(line.text, ' / ')
    FROM (SELECT text FROM text_line WHERE node_id = cut.node_id AND pass_id = cut.pass_id ORDER BY text_line.line) AS line
  ) AS shows,
  -- How many lines it shows. [INTEGER, count]
  cut.lines AS lines,
  -- Width it was placed with, to 2 decimals, or `nil`. [TEXT, points]
  iif(placement.proposal_width IS NULL, 'nil', lower(printf('%.15g', round(placement.proposal_width, 2) + 0.0))) AS offered_width,
  -- Height it was placed with, to 2 decimals, or `nil`. [TEXT, points]
  iif(placement.proposal_height IS NULL, 'nil', lower(printf('%.15g', round(placement.proposal_height, 2) + 0.0))) AS offered_height
FROM (
  SELECT pass_id, node_id, count(*) AS lines FROM text_line GROUP BY pass_id, node_id HAVING max(truncated) = 1
) AS cut
JOIN pass ON pass.id = cut.pass_id
JOIN node ON node.id = cut.node_id
LEFT JOIN placement ON placement.node_id = cut.node_id AND placement.pass_id = cut.pass_id;
