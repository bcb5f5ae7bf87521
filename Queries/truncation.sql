-- Texts that show less than they hold.

-- Empty: Every text shows all it holds.

SELECT
  -- The pass.
  pass AS pass,
  -- The Text.
  key AS node,
  -- What it holds. NULL: it is empty.
  label AS text,
  -- What it shows.
  shows AS shows,
  -- In how many lines. [count]
  lines AS lines,
  -- Width it was placed with. [points]
  offered_width AS width,
  -- Height it was placed with. [points]
  offered_height AS height
FROM truncation
ORDER BY pass_id, node_id;
