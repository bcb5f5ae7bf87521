-- A view that keeps its ratio proposes the box of that ratio which fits one side exactly; the other side follows, also where it is offered just that:
-- a stack offers a picture what that answered before.
-- Only of: keeps_ratio
WITH RECURSIVE
-- With: followed,
divisor (n) AS (
  SELECT 1 UNION ALL SELECT n + 1 FROM divisor WHERE n < 64
), asked AS (
  SELECT child.proposal, child.cross_proposal, child.axis, parent.id AS asked_id, parent.node_id,
    -- The longer side over the shorter.
    max(abs(child.proposal / child.cross_proposal), abs(child.cross_proposal / child.proposal)) AS ratio
  FROM axis_call AS child
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN node ON node.id = parent.node_id AND node.kind IN (SELECT name FROM kind WHERE keeps_ratio)
  WHERE child.id = :call AND child.axis = :axis AND (child.proposal IS NOT parent.proposal OR EXISTS (SELECT * FROM followed))
), fraction AS (
  -- 16/9, where the ratio is one of whole numbers.
  SELECT round(asked.ratio * divisor.n) AS numerator, divisor.n AS denominator FROM asked CROSS JOIN divisor
  WHERE abs(asked.ratio * divisor.n - round(asked.ratio * divisor.n)) < 1e-9 * divisor.n ORDER BY divisor.n LIMIT 1
)
SELECT
  asked.proposal AS value,
  asked.cross_proposal AS side,
  abs(asked.proposal) >= abs(asked.cross_proposal) AS is_longer,
  round(asked.ratio, 4) AS ratio,
  fraction.numerator AS numerator,
  fraction.denominator AS denominator,
  asked.node_id AS by_id,
  'cause ' || asked.node_id AS suspects,
  iif(asked.axis = 'w', 'h', 'w') AS because_axis,
  asked.asked_id AS because,
  'offer' AS because_ask
FROM asked LEFT JOIN fraction;
