-- A fixedSize proposes nil along the axes that it fixes: it asks for the ideal length.
-- Is: proposes_nil
SELECT
  child.proposal AS value,
  parent.node_id AS by_id,
  'cause ' || parent.node_id AS suspects,
  parent.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN (SELECT name FROM kind WHERE role = 'modifier' AND offers_nil IS NOT NULL)
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal;
