-- A view proposes what it was proposed.
-- Is: passes_on
WITH
-- With: followed, unsized
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  1 AS fold,
  -- A ratio offers what it would anyway once the other side made that of it.
  (SELECT 'content ' || id FROM node WHERE id = parent.node_id AND node.kind IN (SELECT name FROM kind WHERE keeps_ratio)) AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
WHERE child.id = :call AND child.axis = :axis AND child.reason NOT IN ('secondary-place', 'secondary-beyond')
  -- Or its own length, a sum of that which was rounded.
  AND (child.proposal IS parent.proposal OR child.reason IN ('place', 'zstack-align') AND abs(child.proposal - parent.proposal) < 1e-6)
  -- What has its length of somebody else offers that, the same or not.
  AND parent.rule IS NOT 'containerRelativeFrame.length'
  -- A ratio makes the side that follows.
  AND NOT EXISTS (SELECT * FROM followed)
  AND NOT (child.proposal IS NULL AND EXISTS (
    SELECT * FROM node WHERE node.id = parent.node_id AND node.kind IN (SELECT name FROM kind WHERE lazy AND kind.axis = :axis)))
  -- What else a ViewThatFits might show is another rule's.
  AND NOT (child.reason <> 'fits-ideal' AND EXISTS (SELECT * FROM node WHERE node.id = parent.node_id AND node.kind IN (SELECT name FROM kind WHERE chooses))
    AND EXISTS (SELECT * FROM node WHERE node.id = child.node_id AND node.ordinal > 0))
  -- A frame that is to fill what it is offered has a rule of its own where that is nil.
  AND NOT (child.proposal IS NULL AND EXISTS (
    SELECT * FROM attribute JOIN node ON node.id = attribute.node_id AND node.kind IN (SELECT name FROM kind WHERE sets_length)
    WHERE attribute.node_id = parent.node_id AND attribute.name = iif(child.axis = 'w', 'maxWidth', 'maxHeight') AND attribute.number = 9e999))
  -- A cell over several columns has what it is offered for covering them.
  AND NOT (child.axis = 'w' AND ifnull(child.proposal, 9e999) < 9e999 AND child.reason NOT LIKE 'grid-probe-%'
    AND EXISTS (SELECT * FROM grid_cell WHERE cell_id = child.node_id AND columns > 1))
  -- Nor is it passed on to one that has what its columns have.
  AND NOT EXISTS (SELECT * FROM unsized)
  -- The only one of a stack's highest priority has all of it for that.
  AND NOT EXISTS (
    SELECT * FROM stack_offer AS own
    WHERE own.call_id = :call AND own.axis = :axis AND own.offered IS child.proposal AND child.proposal > 0 AND child.proposal < 9e999
      AND own.priority > (
        SELECT max(other.priority) FROM stack_share AS other CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
        WHERE other.call_id = own.arranged_by AND other.child_id <> own.child_id AND other.priority > -9e999))
  AND NOT EXISTS (
    SELECT * FROM attribute JOIN node ON node.id = attribute.node_id AND node.kind IN (SELECT name FROM kind WHERE sets_length)
    WHERE node_id = parent.node_id AND name = iif(child.axis = 'w', 'width', 'height') AND number IS NOT 9e999);
