-- {member}{source}{later}
-- Lengths of sizes that views write to states, which arguments of a chain's nodes are computed from, and what is written in the pass.
-- Sees :nodes, a JSON list of the nodes, :pass, :axis, and :member; all of them where that is empty.
WITH asked AS (
  SELECT pass.id AS pass_id, pass.structure_id, state.key AS state, state.value AS size
  FROM pass CROSS JOIN json_each(pass.state) AS state
  WHERE pass.id = :pass AND state.type = 'object'
), read AS (
  SELECT DISTINCT asked.*, attribute.node_id, dimension.value AS dimension, state || '.' || dimension.value AS member
  FROM asked CROSS JOIN json_each(:nodes) AS step CROSS JOIN attribute ON attribute.node_id = step.value
  CROSS JOIN json_each('["width", "height"]') AS dimension
  -- An expression has its value beside it; what only moves a view, or guides others, makes no size.
  WHERE attribute.number IS NOT NULL
    AND (SELECT kind FROM node WHERE node.id = attribute.node_id) NOT IN ('offset', 'position', 'alignmentGuide', 'rotationEffect', 'scaleEffect')
    AND ' ' || attribute.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || state || '.' || dimension.value || '[^a-zA-Z0-9_]*'
    AND CASE
      WHEN attribute.name IN ('leading', 'trailing') OR attribute.name LIKE '%width' THEN :axis = 'w'
      WHEN attribute.name IN ('top', 'bottom') OR attribute.name LIKE '%height' THEN :axis = 'h'
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
)
SELECT
  json_extract(size, '$.' || dimension) AS value,
  member,
  CASE
    WHEN held.node_id IS NOT NULL THEN ', the {dimension} of {view}, read by {call} in the pass ''{former}'''
    WHEN made.node_id IS NULL THEN ', the {dimension} of {view}, read by {call}'
    WHEN held.pass_id IS NULL THEN ' as the scene starts'
    ELSE ', set by the pass ''{former}'''
  END AS source,
  CASE
    WHEN made.node_id IS NULL THEN ''
    WHEN held.node_id IS NOT NULL THEN '; {length} is written after this pass'
    ELSE '; {call} on {view} writes {length} after this pass'
  END AS later,
  dimension,
  '.readSize(into: ' || state || ')' AS call,
  writer.view_id AS view_id,
  (SELECT name FROM pass WHERE id = held.pass_id) AS former,
  printf('%.10g', round(json_extract(made.new, '$.' || dimension), 2)) AS length,
  writer.id AS by_id,
  known.node_id AS at_id,
  -- The key of a node without a name is another in another tree.
  'remove ' || iif(writer.key GLOB 'node[0-9]*', writer.pointer, '#' || writer.id) AS edit,
  'Without {call} on {view}' AS label
FROM known
LEFT JOIN state_change AS held ON held.rowid = known.held
LEFT JOIN state_change AS made ON made.rowid = known.made
JOIN node AS writer ON writer.id = coalesce(held.node_id, made.node_id, (
  SELECT max(reader.id) FROM node AS reader CROSS JOIN attribute ON attribute.node_id = reader.id AND attribute.name = 'into'
  WHERE reader.structure_id = known.structure_id AND reader.kind = 'readSize' AND attribute.text = state))
ORDER BY known.node_id, value, member;
