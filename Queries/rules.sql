-- The rules of layout at work, and how many lengths came about by each. Reads every call.

-- Empty: No length came about by a rule.

WITH pair AS MATERIALIZED (
  SELECT width_rule_id, height_rule_id, count(*) AS calls FROM call GROUP BY width_rule_id, height_rule_id
)
SELECT
  -- The rule.
  rule.code AS rule,
  -- Widths computed by it. [count]
  sum(iif(used.axis = 'w', used.calls, 0)) AS widths,
  -- Heights computed by it. [count]
  sum(iif(used.axis = 'h', used.calls, 0)) AS heights,
  -- Its meaning.
  rule.doc AS doc
FROM (SELECT 'w' AS axis, width_rule_id AS id, calls FROM pair UNION ALL SELECT 'h', height_rule_id, calls FROM pair) AS used
JOIN rule ON rule.id = used.id
GROUP BY rule.id
ORDER BY sum(used.calls) DESC, rule.code;
