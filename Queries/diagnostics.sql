-- What the layout engine found wrong, in the order it was found.

-- Empty: The engine found nothing wrong.

SELECT
  -- The pass.
  pass.name AS pass,
  -- Its number; `layouttrace explain` tells more.
  diagnostic.code AS code,
  -- `error`, `warning` or `note`.
  diagnostic.severity AS severity,
  -- The node it is about. NULL: none in particular.
  node.key AS node,
  -- `w` or `h`. NULL: it is not about one axis.
  diagnostic.axis AS axis,
  -- How much. [points] NULL: there is no amount.
  round(diagnostic.amount, 2) AS amount,
  -- The finding, in a sentence.
  diagnostic.message AS message
FROM diagnostic
JOIN pass ON pass.id = diagnostic.pass_id
LEFT JOIN node ON node.id = diagnostic.node_id
ORDER BY diagnostic.id;
