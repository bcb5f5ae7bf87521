-- A containerRelativeFrame is as long as what it makes of the length of its container.
-- Only of: sets_length
SELECT
  asked.reply AS value,
  asked.node_id AS by_id,
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
  'cause ' || asked.node_id AS suspects,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS asked
JOIN pass ON pass.id = asked.pass_id
JOIN container_length ON container_length.call_id = asked.computed_by AND container_length.axis = asked.axis
WHERE asked.id = :call AND asked.axis = :axis;
