-- A priority that its stack does not see.
hidden AS MATERIALIZED (
  -- A sharer whose outer modifier hides a priority: a Spacer's, or that of a .layoutPriority further in.
  SELECT sharer.id AS id, inner.id AS inner_id, inner.view_id, inner.kind IN (SELECT name FROM kind WHERE is_spacer) AS is_spacer
  FROM (
    -- Beside such as have the least that they can be a higher priority would change nothing.
    SELECT child_id, priority, (SELECT ifnull(min(took <= minimum), 0) FROM peer) AS took_less FROM own
    UNION ALL
    SELECT child_id, priority, is_before AND fit = 'less' FROM peer) AS sharers
  CROSS JOIN node AS sharer ON sharer.id = sharers.child_id AND +sharer.role = 'modifier'
  CROSS JOIN node AS inner ON inner.view_id = sharer.view_id AND inner.id > sharer.id AND +inner.kind IN (SELECT name FROM kind WHERE sets_priority OR is_spacer)
  WHERE sharers.priority = 0 AND +sharer.kind NOT IN (SELECT name FROM kind WHERE sets_priority)
    -- One that was served before and took less than it was offered would have taken as much first of all.
    AND NOT (took_less AND inner.kind IN (SELECT name FROM kind WHERE sets_priority))
  ORDER BY sharer.id, inner.id
  LIMIT 1
)
