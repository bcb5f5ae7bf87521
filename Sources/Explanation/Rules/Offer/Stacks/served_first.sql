-- A stack offers to a view alone in the highest priority everything but the minimum of the others.
-- Only of: shares_room
-- Is: remainder
WITH RECURSIVE own AS MATERIALIZED (
  SELECT *, stack_call_id AS because FROM stack_offer
  WHERE call_id = :call AND axis = :axis AND proposal IS offered AND (proposal IS NOT stack_proposal OR proposal > 0 AND proposal < 9e999)
),
-- With: peer, carrier, setter, lower,
hidden AS (
  -- Another one whose outer modifier hides that its priority is as high.
  SELECT hider.id AS id, inner.view_id
  FROM own CROSS JOIN lower CROSS JOIN node AS hider ON hider.id = lower.child_id AND +hider.role = 'modifier'
    AND +hider.kind NOT IN (SELECT name FROM kind WHERE sets_priority)
  CROSS JOIN node AS inner ON inner.view_id = hider.view_id AND inner.id > hider.id AND +inner.kind IN (SELECT name FROM kind WHERE sets_priority)
  CROSS JOIN attribute ON attribute.node_id = inner.id AND attribute.name = 'value' AND attribute.number >= own.priority
  ORDER BY attribute.number DESC, hider.id
  LIMIT 1
), way (rank, id) AS (
  -- Its own priority, or their lower ones, then those for whom room is held back, which need not be those of lower priority alone; before each what gives it its minimum.
  SELECT 0, id FROM setter
  UNION ALL
  SELECT * FROM (SELECT 1, lowered_id FROM lower WHERE lowered_id IS NOT NULL ORDER BY priority, lowered_id LIMIT 4)
  UNION ALL
  SELECT 2 * held.place + (held.view_id = made.id), made.id
  FROM (SELECT *, row_number() OVER (ORDER BY minimum DESC, child_id) AS place FROM lower) AS held
  CROSS JOIN node AS made ON made.view_id = held.view_id AND made.id >= held.child_id
  WHERE held.place <= 4 AND (made.id = held.view_id OR held.minimum > 0 AND (
    +made.kind IN (SELECT name FROM kind WHERE role = 'modifier' AND offers_nil IS NOT NULL) OR +made.kind IN (SELECT name FROM kind WHERE sets_length) AND EXISTS (
    SELECT * FROM attribute WHERE node_id = made.id AND name IN (iif(:axis = 'w', 'width', 'height'), iif(:axis = 'w', 'minWidth', 'minHeight')))))
)
SELECT
  own.offered AS value,
  own.stack_id AS stack_id,
  (SELECT view_id FROM node WHERE id = own.child_id) AS child_id,
  own.reserved AS reserved,
  (SELECT group_concat(view_id) FROM (SELECT view_id FROM lower ORDER BY child_id LIMIT 4)) AS others_ids,
  hidden.id AS hider_id,
  hidden.view_id AS hidden_id,
  coalesce((SELECT id FROM setter), (SELECT lowered_id FROM lower WHERE lowered_id IS NOT NULL ORDER BY priority, lowered_id LIMIT 1), own.stack_id) AS by_id,
  (SELECT group_concat('cause ' || id, char(10)) FROM (SELECT id FROM way ORDER BY rank, id)) AS suspects,
  iif((SELECT count(*) FROM setter) = 1, (SELECT view_id FROM lower ORDER BY minimum DESC, child_id LIMIT 1), NULL) AS other_id,
  own.because AS because,
  'room' AS because_ask
FROM own LEFT JOIN hidden
WHERE EXISTS (SELECT * FROM lower WHERE own.proposal IS NOT own.stack_proposal OR priority > -9e999)
  AND NOT EXISTS (SELECT * FROM peer);
