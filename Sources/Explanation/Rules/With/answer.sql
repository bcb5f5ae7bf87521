-- The calls that are asked about, along each axis: what they proposed and were answered, and by which rule; 0 is none.
answer AS MATERIALIZED (
  SELECT made.*, ifnull(rule.id, 0) AS rule_id FROM asked CROSS JOIN axis_call AS made ON made.id = asked.id LEFT JOIN rule ON rule.code = made.rule
)
