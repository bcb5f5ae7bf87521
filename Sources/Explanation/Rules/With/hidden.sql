-- A priority that its stack does not see.
hidden AS MATERIALIZED (
  -- A sharer whose outer modifier hides a priority: a Spacer's, or that of a .layoutPriority further in.
  SELECT sharer.id AS id, inner.id AS inner_id, iif(inner.kind = 'Spacer', 'the Spacer''s -infinity', 'the layoutPriority of ' || (SELECT key FROM node AS view WHERE view.id = inner.view_id)) AS what
  FROM (
    -- Beside such as have the least that they can be a higher priority would change nothing.
    SELECT child_id, priority, (SELECT ifnull(min(took <= minimum + 0.005), 0) FROM peer) AS took_less FROM own
    UNION ALL
    SELECT child_id, priority, is_before AND took < offered - 0.005 FROM peer) AS sharers
  CROSS JOIN node AS sharer ON sharer.id = sharers.child_id AND +sharer.role = 'modifier'
  CROSS JOIN node AS inner ON inner.view_id = sharer.view_id AND inner.id > sharer.id AND +inner.kind IN ('layoutPriority', 'Spacer')
  WHERE sharers.priority = 0 AND +sharer.kind <> 'layoutPriority'
    -- One that was served before and took less than it was offered would have taken as much first of all.
    AND NOT (inner.kind = 'layoutPriority' AND took_less)
  ORDER BY sharer.id, inner.id
  LIMIT 1
)
