-- {by}: {tight} {side} {sign} {ratio}
-- Only of: aspectRatio, scaledToFit, scaledToFill
-- The box of the ratio fits the other side exactly; this side follows.
WITH RECURSIVE part (n) AS (
  SELECT 1 UNION ALL SELECT n + 1 FROM part WHERE n < 64
)
SELECT
  child.proposal AS value,
  child.cross_proposal AS side,
  iif(abs(child.proposal) >= abs(child.cross_proposal), '×', '÷') AS sign,
  -- 16/9, where it is one of whole numbers.
  (SELECT ifnull((SELECT iif(n = 1, printf('%d', round(ratio)), printf('%d/%d', round(ratio * n), n)) FROM part WHERE abs(ratio * n - round(ratio * n)) < 1e-9 * n LIMIT 1),
      printf('%.10g', round(ratio, 4)))
    FROM (SELECT max(abs(child.proposal / child.cross_proposal), abs(child.cross_proposal / child.proposal)) AS ratio)) AS ratio,
  iif(child.axis = 'w', 'height', 'width') AS tight,
  parent.node_id AS by_id,
  'remove #' || parent.node_id AS edit,
  'Without {by}' AS label,
  iif(child.axis = 'w', 'h', 'w') AS because_axis,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN ('aspectRatio', 'scaledToFit', 'scaledToFill')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
