-- Why views were asked for their size, pass by pass. Reads every call.

-- Empty: No view was asked.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The reason. NULL: the asker gave none.
  reason.name AS reason,
  -- How often. [calls]
  asked.calls AS calls,
  -- Of these, computed. [calls]
  asked.computed AS computed,
  -- Its meaning. NULL: the asker gave none.
  reason.doc AS doc
FROM (
  SELECT pass_id, reason_id, count(*) AS calls, count(*) - count(cached_from) AS computed FROM call GROUP BY +pass_id, reason_id
) AS asked
JOIN pass ON pass.id = asked.pass_id
LEFT JOIN reason ON reason.id = asked.reason_id
ORDER BY asked.pass_id, asked.calls DESC, reason.name;
