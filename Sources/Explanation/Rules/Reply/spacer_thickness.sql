-- A Spacer has no thickness across its stack.
SELECT
  reply AS value,
  node_id AS by_id,
  'content ' || node_id AS suspects,
  NULL AS because
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'spacer.no_thickness';
