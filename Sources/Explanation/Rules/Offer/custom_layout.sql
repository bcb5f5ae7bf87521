-- A Layout of the program's own proposes to its views what it likes.
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  'cause ' || parent.node_id AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN call ON call.id = ifnull(call.cached_from, call.id) AND call.id = parent.computed_by
JOIN rule ON rule.id = call.width_rule_id AND rule.code = 'layout.custom'
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
