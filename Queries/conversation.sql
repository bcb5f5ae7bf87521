-- What was said during the scene's last pass, in its order: what each view was offered and what it answered. What a cache answers is left out. Reads every call.

-- Empty: Nobody was asked for a size.

WITH asked AS (
  SELECT
    calls.id, calls.last_id, calls.proposal, calls.reply, node.depth, node.key,
    -- A view that asks nobody and is as large as it is offered.
    calls.last_id = calls.id AND calls.reply = calls.proposal AS takes
  FROM calls
  JOIN node ON node.id = calls.node_id
  WHERE calls.pass_id = (SELECT max(id) FROM pass WHERE base_pass_id IS NULL) AND NOT calls.cache_hit
)
SELECT
  -- Its number. [from 1]
  row_number() OVER (ORDER BY at, is_answer, turn) AS step,
  -- Who was offered what, or answered what; two blanks deeper than the view around it. [points]
  printf('%*s', 2 * depth, '') || words AS said
FROM (
  SELECT id AS at, 0 AS is_answer, id AS turn, depth, key || ' is offered ' || proposal || iif(takes, ' and takes it', '') AS words
  FROM asked
  UNION ALL
  SELECT last_id, 1, -id, depth, key || ' answers ' || reply
  FROM asked
  WHERE NOT takes AND reply IS NOT NULL
)
ORDER BY at, is_answer, turn;
