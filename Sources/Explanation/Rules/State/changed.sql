-- A change of state with which the node came or went, or got another size or place: set by a pass, or written by a view in the pass before.
-- The last change of each state with which the node came, or got another size or place (`:subject`).
-- A size that was read starts another pass. `:nodes` are those of the chain, a JSON list.
WITH asked AS (
  SELECT pass.id AS pass_id, node.id AS node_id, node.key, node.kind, node.structure_id
  FROM pass JOIN node ON node.id = :node
  -- A what-if is laid out once.
  WHERE pass.id = :pass AND pass.base_pass_id IS NULL
), change AS (
  -- `pass_id`: the first pass that was laid out with it.
  SELECT state_change.name AS state, old, new, node_id AS writer_id, pass_id + (node_id IS NOT NULL) AS pass_id
  FROM state_change
  WHERE state_change.rowid IN (
    SELECT max(known.rowid) FROM state_change AS known CROSS JOIN asked ON known.pass_id + (known.node_id IS NOT NULL) <= asked.pass_id GROUP BY known.name)
), then_and_since AS MATERIALIZED (
  SELECT
    change.*, former.name AS former, pass.name AS pass,
    -- Nothing else is another than in the pass before.
    (pass.proposal_width, pass.proposal_height) IS (former.proposal_width, former.proposal_height) AND pass.trigger NOT LIKE '%scrollTo%' AS is_alone,
    EXISTS (
      SELECT * FROM json_each(:nodes) AS step CROSS JOIN attribute ON attribute.node_id = step.value
      -- An expression has its value beside it, but for a guide's, which is computed when it is asked for.
      WHERE (attribute.number IS NOT NULL OR attribute.name = 'value' AND EXISTS (SELECT * FROM node WHERE id = step.value AND kind IN (SELECT name FROM kind WHERE states_guide)))
        AND ' ' || attribute.text || ' ' GLOB '*[^a-zA-Z0-9_.]' || change.state || '[^a-zA-Z0-9_]*') AS is_read,
    (SELECT placement.rowid FROM placement JOIN node ON node.id = placement.node_id
      WHERE placement.pass_id = former.id AND node.id = iif(former.structure_id = asked.structure_id, asked.node_id, (
        SELECT id FROM node AS other WHERE other.structure_id = former.structure_id AND (other.key, other.kind) = (asked.key, asked.kind)))) AS was,
    (SELECT placement.rowid FROM placement JOIN node ON node.id = placement.node_id
      WHERE placement.pass_id = pass.id AND node.id = iif(pass.structure_id = asked.structure_id, asked.node_id, (
        SELECT id FROM node AS other WHERE other.structure_id = pass.structure_id AND (other.key, other.kind) = (asked.key, asked.kind)))) AS became
  -- In this order: mostly there is no change.
  FROM change CROSS JOIN asked CROSS JOIN pass ON pass.id = change.pass_id CROSS JOIN pass AS former ON former.id = pass.id - 1
)
SELECT
  state,
  -- As JSON, and the lengths of a size.
  old,
  json_extract(old, '$.width') AS old_width,
  json_extract(old, '$.height') AS old_height,
  new,
  json_extract(new, '$.width') AS new_width,
  json_extract(new, '$.height') AS new_height,
  writer_id,
  former,
  pass,
  :node AS node_id,
  before.node_id IS NOT NULL AS was_there,
  after.node_id IS NOT NULL AS is_there,
  :subject = 'position' AS is_position,
  before.absolute_x AS before_x,
  before.absolute_y AS before_y,
  after.absolute_x AS after_x,
  after.absolute_y AS after_y,
  before.width AS before_width,
  before.height AS before_height,
  after.width AS after_width,
  after.height AS after_height,
  writer_id AS by_id,
  'cause ' || writer_id AS suspects
FROM then_and_since
LEFT JOIN placement AS before ON before.rowid = was
LEFT JOIN placement AS after ON after.rowid = became
WHERE CASE
  WHEN was IS NULL AND became IS NULL THEN is_read
  WHEN was IS NULL OR became IS NULL THEN is_read OR is_alone
  WHEN :subject = 'position' THEN (is_read OR is_alone)
    AND (abs(before.absolute_x - after.absolute_x) > 0.01 OR abs(before.absolute_y - after.absolute_y) > 0.01)
  ELSE (is_read OR is_alone) AND (abs(before.width - after.width) > 0.01 OR abs(before.height - after.height) > 0.01)
END
ORDER BY then_and_since.pass_id, state;
