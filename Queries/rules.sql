-- The rules of layout at work, and how many lengths came about by each. Reads every call.

-- Empty: No length came about by a rule.

SELECT
  -- The rule.
  rule.code AS rule,
  -- Widths computed by it. [count]
  sum(used.axis = 'w') AS widths,
  -- Heights computed by it. [count]
  sum(used.axis = 'h') AS heights,
  -- Its meaning.
  rule.doc AS doc
FROM (SELECT 'w' AS axis, width_rule_id AS id FROM call UNION ALL SELECT 'h', height_rule_id FROM call) AS used
JOIN rule ON rule.id = used.id
GROUP BY rule.id
ORDER BY count(*) DESC, rule.code;
