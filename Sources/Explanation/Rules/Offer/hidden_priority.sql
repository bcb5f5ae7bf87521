-- {stack} {gives}: {hider} hides {what}, so its priority is {priority}
-- Only of: HStack, VStack
-- A stack sees the priority of the outermost modifier alone, and most modifiers answer 0 for what they wrap.
WITH own AS MATERIALIZED (
  SELECT *, stack_call_id AS because FROM stack_offer
  WHERE call_id = :call AND axis = :axis AND proposal IS offered AND proposal IS NOT stack_proposal
), peer AS MATERIALIZED (
  SELECT other.*, node.view_id FROM own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE other.child_id <> own.child_id AND other.priority = own.priority
  GROUP BY +other.child_id
), hidden AS (
  -- A sharer whose outer modifier hides a priority: a Spacer's, or that of a .layoutPriority further in.
  SELECT sharer.id AS id, inner.id AS inner_id, iif(inner.kind = 'Spacer', 'the Spacer''s -infinity', 'the layoutPriority of ' || (SELECT key FROM node AS view WHERE view.id = inner.view_id)) AS what
  FROM (SELECT child_id, turn, took, offered, 1 AS is_own FROM own UNION ALL SELECT child_id, turn, took, offered, 0 FROM peer) AS sharers
  CROSS JOIN node AS sharer ON sharer.id = sharers.child_id AND +sharer.role = 'modifier'
  CROSS JOIN node AS inner ON inner.view_id = sharer.view_id AND inner.id > sharer.id AND +inner.kind IN ('layoutPriority', 'Spacer')
  JOIN own ON own.priority = 0
  WHERE +sharer.kind <> 'layoutPriority'
    -- One that was served before it and took less than it was offered would have taken as much first of all.
    AND NOT (inner.kind = 'layoutPriority' AND NOT is_own AND sharers.turn < own.turn AND sharers.took < sharers.offered - 0.005)
  ORDER BY sharer.id, inner.id
  LIMIT 1
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  iif(own.sharers = 1, 'gives it what the others left', printf('shares %.10g equally among %d', round(own.remaining, 2), own.sharers)) AS gives,
  hidden.id AS hider_id,
  hidden.what AS what,
  printf('%.10g', own.priority) AS priority,
  hidden.id AS by_id,
  'remove #' || hidden.id || char(10) || (
    SELECT group_concat('remove #' || view_id, char(10)) FROM (SELECT view_id FROM peer ORDER BY took DESC, turn DESC LIMIT 4)) AS edit,
  'Without {it}' AS label,
  iif(hidden.what LIKE 'the layoutPriority %' AND hidden.id = own.child_id, 'move #' || hidden.inner_id || ' outside #' || hidden.id, NULL) AS other_edit,
  'With {inner} outside of {hider}' AS other_label,
  hidden.inner_id AS inner_id,
  'edit' AS blames,
  own.because AS because,
  'room' AS because_ask
FROM own JOIN hidden
WHERE EXISTS (SELECT * FROM peer)
  AND NOT EXISTS (
    SELECT * FROM stack_share AS other JOIN node ON node.id = other.child_id
    WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.priority > own.priority);
