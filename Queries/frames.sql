-- Every placed node with its rectangle in numbers, for a spreadsheet: ask with --csv.

-- Empty: Nothing is placed.

SELECT
  -- The pass.
  pass AS pass,
  -- The node.
  key AS node,
  -- Its place in the tree.
  path AS path,
  -- Its type.
  kind AS kind,
  -- What a person would recognise it by. NULL: it shows nothing of its own.
  label AS label,
  -- Left edge on the canvas. [points]
  absolute_x AS x,
  -- Top edge on the canvas. [points]
  absolute_y AS y,
  -- Width. [points]
  width AS width,
  -- Height. [points]
  height AS height
FROM frames
ORDER BY pass_id, node_id;
