-- A length of a size that a view writes to a state, from which an argument of a node of the chain is computed; and the length that is written in the pass.
-- Sees :nodes, a JSON list of the nodes, :pass, :axis, and :member; all of them where that is empty. `:subject` is `size` or `position`.
WITH asked AS (
  SELECT pass.id AS pass_id, pass.structure_id, state.key AS state, state.value AS size
  FROM pass CROSS JOIN json_each(pass.state) AS state
  WHERE pass.id = :pass AND state.type = 'object'
), read AS (
  SELECT DISTINCT asked.*, attribute.node_id, dimension.value AS dimension, state || '.' || dimension.value AS member
  FROM asked CROSS JOIN json_each(:nodes) AS step CROSS JOIN attribute ON attribute.node_id = step.value
  CROSS JOIN json_each('["width", "height"]') AS dimension
  -- An expression has its value beside it, but for a guide's, which is computed when it is asked for; what only moves a view, or guides others,
  -- makes no size, and what is drawn otherwise no place.
  WHERE CASE
      WHEN (SELECT kind FROM node WHERE node.id = attribute.node_id) IN (SELECT name FROM kind WHERE states_guide) THEN :subject = 'position'
      WHEN (SELECT kind FROM node WHERE node.id = attribute.node_id) IN (SELECT name FROM kind WHERE moves)
        THEN attribute.number IS NOT NULL AND :subject = 'position'
      WHEN (SELECT kind FROM node WHERE node.id = attribute.node_id) IN (SELECT name FROM kind WHERE transforms) THEN 0
      ELSE attribute.number IS NOT NULL
    END
    AND ' ' || attribute.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || state || '.' || dimension.value || '[^a-zA-Z0-9_]*'
    AND CASE
      WHEN attribute.name IN ('leading', 'trailing', 'x') OR attribute.name LIKE '%width' THEN :axis = 'w'
      WHEN attribute.name IN ('top', 'bottom', 'y') OR attribute.name LIKE '%height' THEN :axis = 'h'
      ELSE 1
    END
    AND :member IN ('', state || '.' || dimension.value)
), known AS MATERIALIZED (
  SELECT
    read.*,
    -- The change that holds in the pass, and the one that the pass makes.
    (SELECT max(held.rowid) FROM state_change AS held WHERE held.name = state AND held.pass_id + (held.node_id IS NOT NULL) <= read.pass_id) AS held,
    (SELECT max(own.rowid) FROM state_change AS own WHERE own.name = state AND own.pass_id = read.pass_id AND own.node_id IS NOT NULL) AS made
  FROM read
), written AS MATERIALIZED (
  SELECT
    known.*,
    coalesce(held.node_id, made.node_id, (
      SELECT max(reader.id) FROM node AS reader CROSS JOIN attribute ON attribute.node_id = reader.id AND attribute.name = 'into'
      WHERE reader.structure_id = known.structure_id AND reader.kind IN (SELECT name FROM kind WHERE reads_size) AND attribute.text = state)) AS writer_id,
    -- The pass in which the length was read; NULL where it is what the scene or a pass set.
    CASE WHEN held.node_id IS NOT NULL THEN held.pass_id WHEN made.node_id IS NULL THEN known.pass_id END AS read_in,
    iif(dimension = 'width', 'w', 'h') AS side
  FROM known
  LEFT JOIN state_change AS held ON held.rowid = known.held
  LEFT JOIN state_change AS made ON made.rowid = known.made
), taken AS MATERIALIZED (
  -- All that the length comes from is proposed just that, and takes it: a fixedSize or a frame in between proposes something else, and a text
  -- that fits is as long as its words.
  SELECT written.*, (
    WITH RECURSIVE origin (id) AS (
      SELECT call_id FROM placement WHERE placement.node_id = writer_id AND placement.pass_id = read_in
      UNION
      SELECT (SELECT source FROM axis_call WHERE axis_call.id = origin.id AND axis_call.axis = side) FROM origin WHERE origin.id IS NOT NULL
    )
    SELECT iif(
      sum(axis_call.proposal IS NOT axis_call.reply) = 0 AND min(axis_call.proposal) = max(axis_call.proposal)
        AND sum(axis_call.takes_offer OR node.role = 'leaf' AND EXISTS (
          SELECT * FROM rule JOIN rule_basis ON rule_basis.rule_id = rule.id WHERE rule.code = axis_call.rule AND basis IN ('offer', 'smaller_offer'))) > 0,
      max(axis_call.proposal), NULL)
    FROM origin CROSS JOIN axis_call ON axis_call.id = origin.id AND axis_call.axis = side CROSS JOIN node ON node.id = axis_call.node_id
  ) AS length
  FROM written
), boxed AS MATERIALIZED (
  -- The nearest frame around the reader that is computed from what it reads, and proposes that.
  SELECT taken.*, iif(length IS NULL, NULL, (
    WITH RECURSIVE above (id) AS (
      SELECT parent_id FROM node WHERE node.id = writer_id
      UNION ALL
      SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id) FROM above WHERE above.id IS NOT NULL
    )
    SELECT max(above.id) FROM above
    WHERE (SELECT kind FROM node WHERE node.id = above.id) IN (SELECT name FROM kind WHERE sets_length) AND EXISTS (
      SELECT * FROM attribute
      WHERE attribute.node_id = above.id AND attribute.name LIKE '%' || dimension AND attribute.number = length
        AND ' ' || attribute.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || member || '[^a-zA-Z0-9_]*')
  )) AS box_id
  FROM taken
)
SELECT
  json_extract(size, '$.' || dimension) AS value,
  member,
  dimension,
  -- Read by a view in the pass `former`, or in this one; set by the pass `former`; what the scene starts with.
  CASE
    WHEN held.node_id IS NOT NULL THEN 'read'
    WHEN made.node_id IS NULL THEN 'read_now'
    WHEN held.pass_id IS NULL THEN 'scene'
    ELSE 'set'
  END AS source,
  writer.id AS reader_id,
  writer.view_id AS view_id,
  (SELECT name FROM pass WHERE id = held.pass_id) AS former,
  box_id,
  -- Written after the pass; NULL where nothing is.
  iif(made.node_id IS NULL, NULL, json_extract(made.new, '$.' || dimension)) AS later,
  writer.id AS by_id,
  boxed.node_id AS at_id,
  'cause ' || writer.id
    || iif(box_id IS NULL, '', char(10) || 'cause ' || writer.id || ' with fixedSize.' || iif(side = 'w', 'horizontal', 'vertical')) AS suspects
FROM boxed
LEFT JOIN state_change AS held ON held.rowid = boxed.held
LEFT JOIN state_change AS made ON made.rowid = boxed.made
JOIN node AS writer ON writer.id = writer_id
ORDER BY boxed.node_id, value, member;
