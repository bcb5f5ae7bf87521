-- Stacks whose children differ in layout priority, in the order of serving: who went first, and what was held back for the others.

-- Empty: In no placed stack do children differ in priority.

SELECT
  -- The pass.
  shares.pass AS pass,
  -- The stack.
  shares.stack AS stack,
  -- Order of serving.
  shares.turn AS turn,
  -- The child.
  shares.child AS child,
  -- Its layout priority. [priority]
  shares.priority AS priority,
  -- Held back for children of lower priority. [points]
  round(shares.reserved, 2) AS reserved,
  -- Offered to the child. [points] NULL: nil.
  round(shares.offered, 2) AS offered,
  -- Taken by the child. [points]
  round(shares.took, 2) AS took
FROM stack_shares AS shares
WHERE shares.placed AND shares.call_id IN (
  -- Of the many times that a stack shares its length, those by which it stands.
  SELECT placement.arranged_by
  FROM placement
  JOIN stack_share ON stack_share.call_id = placement.arranged_by
  GROUP BY placement.arranged_by
  HAVING min(stack_share.priority) < max(stack_share.priority)
)
ORDER BY shares.pass_id, shares.call_id, shares.turn;
