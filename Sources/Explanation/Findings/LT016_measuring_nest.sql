-- warning: Stacks in stacks ask again and again, each level multiplying the questions.
--
-- A stack asks each child for its smallest and its largest size before it offers it a share. In a stack of the other axis none of these
-- questions is one that was answered before, and SwiftUI remembers three answers a view: the number of questions grows with every level, and
-- with it the time of a layout.
--
-- Only a trace recorded with `--cache 3`, which remembers as much as SwiftUI, or with `--cache off` shows it; by default every answer is
-- remembered, and none is worked out twice. `why --calls` names such a nest in any trace.
--
-- ```json --cache 3
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view":
--   {"type": "HStack", "id": "level1", "children": [{"type": "Text", "string": "some words"},
--   {"type": "VStack", "id": "level2", "children": [{"type": "Text", "string": "some words"},
--   {"type": "HStack", "id": "level3", "children": [{"type": "Text", "string": "some words"},
--   {"type": "VStack", "id": "level4", "children": [{"type": "Text", "string": "some words"},
--   {"type": "HStack", "id": "level5", "children": [{"type": "Text", "string": "some words"},
--   {"type": "VStack", "id": "level6", "children": [{"type": "Text", "string": "some words"},
--   {"type": "HStack", "id": "level7", "children": [{"type": "Text", "string": "some words"},
--   {"type": "VStack", "id": "level8", "children": [{"type": "Text", "string": "some words"},
--   {"type": "Text", "id": "end", "string": "some words"}]}]}]}]}]}]}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
--
-- To cure it, nest less: merge stacks, give one on the way a fixed frame, which answers without asking, or use a Grid.
--
-- ```json --cache 3
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}}, "view":
--   {"type": "HStack", "id": "level1", "children": [{"type": "Text", "string": "some words"},
--   {"type": "VStack", "id": "level2", "children": [{"type": "Text", "string": "some words"},
--   {"type": "HStack", "id": "level3", "children": [{"type": "Text", "string": "some words"},
--   {"type": "Text", "id": "end", "string": "some words"}]}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 480}}]}
-- ```
WITH RECURSIVE busy AS MATERIALIZED (
  -- Few traces come further than here: 20 questions a view are many.
  SELECT pass.id AS pass_id, pass.structure_id
  FROM pass
  WHERE pass.last_call_id - pass.first_call_id > 20 * (SELECT count(*) FROM node WHERE node.structure_id = pass.structure_id)
), stack AS MATERIALIZED (
  SELECT busy.pass_id, node.id, node.parent_id, node.kind IN (SELECT name FROM kind WHERE shares_room OR overlays) AS is_stack,
    iif(
      node.kind IN (SELECT name FROM kind WHERE shares_room OR overlays),
      (SELECT count(*) FROM call WHERE call.node_id = node.id AND call.pass_id = busy.pass_id AND call.cached_from IS NULL), 0) AS calls
  FROM busy JOIN node ON node.structure_id = busy.structure_id AND node.role <> 'leaf'
), nest (pass_id, id, calls, levels, top_id, top_calls) AS (
  SELECT pass_id, id, calls, 0, id, calls FROM stack WHERE parent_id IS NULL
  UNION ALL
  SELECT
    stack.pass_id, stack.id, iif(stack.is_stack, stack.calls, nest.calls),
    CASE WHEN NOT stack.is_stack THEN nest.levels WHEN nest.calls > 0 AND stack.calls >= 1.5 * nest.calls THEN nest.levels + 1 ELSE 0 END,
    iif(NOT stack.is_stack OR nest.calls > 0 AND stack.calls >= 1.5 * nest.calls, nest.top_id, stack.id),
    iif(NOT stack.is_stack OR nest.calls > 0 AND stack.calls >= 1.5 * nest.calls, nest.top_calls, stack.calls)
  FROM nest JOIN stack ON stack.pass_id = nest.pass_id AND stack.parent_id = nest.id AND stack.id > nest.id
)
SELECT
  pass_id AS pass_id,
  id AS node_id,
  max(calls) AS amount,
  calls AS calls,
  levels AS levels,
  top_id AS top_id,
  top_calls AS top_calls
FROM nest
WHERE levels >= 4 AND calls >= 200
GROUP BY pass_id, top_id;
