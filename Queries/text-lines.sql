-- What every Text shows, line by line.

-- Empty: No text is placed.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The Text.
  node.key AS node,
  -- Number of the line, from 0. [count]
  text_line.line AS line,
  -- What it shows.
  text_line.text AS text,
  -- Its width. [points]
  round(text_line.width, 2) AS width,
  -- Whether text is missing from it, 0 or 1.
  text_line.truncated AS truncated
FROM text_line
JOIN pass ON pass.id = text_line.pass_id
JOIN node ON node.id = text_line.node_id
ORDER BY text_line.pass_id, text_line.node_id, text_line.line;
