-- a Spacer has no thickness across its stack
SELECT
  reply AS value,
  node_id AS by_id,
  'replace #' || node_id || ' Shape sizeThatFits={"width": ' || (reply + 1) || ', "height": ' || (reply + 1) || '}' AS content_edit,
  NULL AS because
FROM axis_call
WHERE id = :call AND axis = :axis AND rule = 'spacer.no_thickness';
