-- A stack of one view, which is offered all of the proposal and is as large as the stack.
-- Sees :node, a stack, and :pass.
SELECT own.id AS stack_id
FROM node AS own
WHERE own.id = :node AND own.kind IN (SELECT name FROM kind WHERE shares_room OR overlays)
  AND (SELECT count(*) FROM node AS child WHERE child.parent_id = own.id) = 1;
