-- What a containerRelativeFrame goes by, along each axis, and what it is to make of that; by the call in which it did so.
relative AS (
  SELECT
    container_length.call_id AS computed_by,
    container_length.axis AS side,
    call.node_id AS by_id,
    container_length.container_id AS container_id,
    container_length.length AS length,
    container_length.margins AS margins,
    container_length.container_id IS NULL
      AND container_length.length < iif(container_length.axis = 'w', pass.proposal_width, pass.proposal_height) AS is_in_safe_area,
    iif(container_length.length IS NOT NULL, nullif(container_length.nearest_id, container_length.container_id), NULL) AS nearer_id,
    iif(container_length.part IS NOT NULL, (SELECT number FROM attribute WHERE node_id = call.node_id AND name = 'count'), NULL) AS parts,
    container_length.part AS part,
    ifnull((SELECT number FROM attribute WHERE node_id = call.node_id AND name = 'span'), 1) AS span,
    (SELECT number FROM attribute WHERE node_id = call.node_id AND name = 'spacing') AS spacing,
    (SELECT text FROM attribute WHERE node_id = call.node_id AND name = 'length') AS formula,
    'cause ' || call.node_id AS suspects
  FROM container_length
  JOIN call ON call.id = container_length.call_id
  JOIN pass ON pass.id = call.pass_id
)
