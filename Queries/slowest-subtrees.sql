-- The twenty nodes whose calls took the longest time, those inside of them included. Reads every call.

-- Empty: The trace has no times; 'layouttrace record --timing' records them.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The node.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- How often it was asked. [calls]
  asked.calls AS calls,
  -- Time of its calls, with those made during them. [milliseconds]
  round(1000 * asked.duration, 3) AS time,
  -- Time of its calls without that of the calls made during them. [milliseconds]
  round(1000 * (asked.duration - ifnull(inside.duration, 0)), 3) AS own_time
FROM (
  SELECT call.pass_id, call.node_id, count(*) AS calls, sum(timed.duration) AS duration
  FROM call_time AS timed
  CROSS JOIN call ON call.id = timed.call_id
  GROUP BY call.pass_id, call.node_id
) AS asked
LEFT JOIN (
  SELECT asking.pass_id, asking.node_id, sum(timed.duration) AS duration
  FROM call_time AS timed
  CROSS JOIN call ON call.id = timed.call_id
  CROSS JOIN call AS asking ON asking.id = call.parent_id
  GROUP BY asking.pass_id, asking.node_id
) AS inside ON inside.pass_id = asked.pass_id AND inside.node_id = asked.node_id
JOIN pass ON pass.id = asked.pass_id
JOIN node ON node.id = asked.node_id
ORDER BY asked.duration DESC, asked.pass_id, asked.node_id
LIMIT 20;
