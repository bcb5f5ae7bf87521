-- How a stack divided its length among its children, as they stand placed.

-- :node The node. [node]
-- Empty: No placed stack of that name divided its length.

SELECT
  -- The pass.
  pass AS pass,
  -- Order of serving.
  turn AS turn,
  -- The child.
  child AS child,
  -- Its layout priority. [priority]
  priority AS priority,
  -- Shortest it can be. [points] NULL: not probed.
  round(minimum, 2) AS minimum,
  -- Longest it can be. [points] NULL: not probed.
  round(maximum, 2) AS maximum,
  -- Left for it and the later ones of its priority. [points] NULL: the stack was proposed nil.
  round(remaining, 2) AS remaining,
  -- Held back for children of lower priority. [points]
  round(reserved, 2) AS reserved,
  -- Children among whom the rest was divided. [count]
  sharers AS sharers,
  -- Offered to the child. [points] NULL: nil.
  round(offered, 2) AS offered,
  -- Taken by the child. [points]
  round(took, 2) AS took,
  -- Distance to the child before it in source order; 0 for the first. [points]
  round(gap, 2) AS gap
FROM stack_shares
WHERE stack_id IN (SELECT id FROM node WHERE key = :node) AND placed
ORDER BY pass_id, call_id, turn;
