-- A Layout of the program's own proposes to its views what it likes; what this one says to it, a value or its priority, stands beside.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  'cause ' || parent.node_id || ifnull((
    SELECT group_concat(char(10) || 'beside ' || said.id, '') FROM node AS slot JOIN node AS said ON said.id BETWEEN slot.id AND slot.view_id - 1
    WHERE slot.id = child.node_id
      AND (said.kind IN (SELECT name FROM kind WHERE sets_priority) OR EXISTS (SELECT * FROM attribute WHERE node_id = said.id AND name = 'key'))),
    '') AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN call ON call.id = ifnull(call.cached_from, call.id) AND call.id = parent.computed_by
JOIN rule ON rule.id = call.width_rule_id AND rule.code = 'layout.custom'
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
