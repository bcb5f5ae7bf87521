-- An argument that code computes has another value since a pass that this code started, by a preference, a size or a state that it wrote. It is of the same call.
-- What Swift code writes is no state of the scene: the trace has the arguments before and after, and what started the pass. `:nodes` are those of the chain, a
-- JSON list.
WITH argument AS (
  SELECT
    node.id AS node_id, node.key, node.kind, attribute.name, attribute.number,
    node.source_file || ':' || node.source_line || ':' || node.source_column AS place
  FROM json_each(:nodes) AS step CROSS JOIN node ON node.id = step.value CROSS JOIN attribute ON attribute.node_id = node.id AND attribute.number IS NOT NULL
  WHERE (SELECT value FROM meta WHERE key = 'front_end') = 'swift'
), former AS (
  -- The last pass in which the same node had another value, or none.
  SELECT argument.*, (
    SELECT max(pass.id) FROM pass JOIN node AS earlier ON earlier.structure_id = pass.structure_id AND (earlier.key, earlier.kind) = (argument.key, argument.kind)
      AND (earlier.source_file || ':' || earlier.source_line || ':' || earlier.source_column) IS argument.place
    WHERE pass.id < :pass AND pass.base_pass_id IS NULL
      AND (SELECT own.number FROM attribute AS own WHERE own.node_id = earlier.id AND own.name = argument.name) IS NOT argument.number) AS pass_id
  FROM argument
)
SELECT
  former.node_id AS node_id,
  former.name AS argument,
  former.number AS new,
  earlier.number AS old,
  since.name AS pass,
  since.trigger AS trigger,
  former.node_id AS by_id,
  'cause ' || former.node_id || '.' || former.name || '=' || ifnull(earlier.number, 'null') AS suspects
FROM former CROSS JOIN pass AS before ON before.id = former.pass_id CROSS JOIN pass AS since ON since.id = before.id + 1
LEFT JOIN node AS view ON view.structure_id = before.structure_id AND (view.key, view.kind) = (former.key, former.kind)
LEFT JOIN attribute AS earlier ON earlier.node_id = view.id AND earlier.name = former.name
WHERE since.base_pass_id IS NULL AND since.trigger <> 'start' AND (since.proposal_width, since.proposal_height) IS (before.proposal_width, before.proposal_height)
  AND NOT EXISTS (SELECT 1 FROM pass AS asked WHERE asked.id = :pass AND asked.base_pass_id IS NOT NULL)
ORDER BY former.pass_id, former.node_id;
