-- A containerRelativeFrame goes by the nearest ScrollView, List, tab, screen or sheet around it, whatever stands between; by the next one where that is offered
-- nil itself.
-- Only of: sets_length
SELECT
  child.proposal AS value,
  child.proposal IS asked.proposal AS fold,
  container_length.container_id AS container_id,
  container_length.length AS length,
  container_length.margins AS margins,
  container_length.container_id IS NULL
    AND container_length.length < iif(:axis = 'w', pass.proposal_width, pass.proposal_height) - 0.005 AS is_in_safe_area,
  iif(container_length.length IS NOT NULL, nullif(container_length.nearest_id, container_length.container_id), NULL) AS nearer_id,
  iif(container_length.part IS NOT NULL, (SELECT number FROM attribute WHERE node_id = asked.node_id AND name = 'count'), NULL) AS parts,
  container_length.part AS part,
  ifnull((SELECT number FROM attribute WHERE node_id = asked.node_id AND name = 'span'), 1) AS span,
  (SELECT number FROM attribute WHERE node_id = asked.node_id AND name = 'spacing') AS spacing,
  (SELECT text FROM attribute WHERE node_id = asked.node_id AND name = 'length') AS formula,
  asked.node_id AS by_id,
  'cause ' || asked.node_id AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS asked ON asked.id = child.parent_id AND asked.axis = child.axis
JOIN pass ON pass.id = asked.pass_id
JOIN container_length ON container_length.call_id = asked.computed_by AND container_length.axis = asked.axis
WHERE child.id = :call AND child.axis = :axis;
