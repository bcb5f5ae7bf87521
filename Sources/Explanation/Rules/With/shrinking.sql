-- A lazy grid whose columns take no more than their shares: flexible ones, of no minimum.
shrinking AS (
  SELECT node_id,
    'set #' || node_id || '.' || name || ' ' || (
      SELECT json_group_array(json(iif(value ->> 'fixed' IS NULL, json_remove(value, '$.flexible.minimum'), json_set(json_remove(value, '$.fixed'), '$.flexible', json_object()))))
      FROM json_each(attribute.text)) AS edit,
    iif((SELECT max(value ->> 'fixed') FROM json_each(attribute.text)) IS NULL, 'Without the minimums of {it}', 'With flexible ' || name || ' in {it}') AS label,
    (SELECT ' (' || group_concat(value ->> 'fixed', ', ') || ')' FROM json_each(attribute.text) HAVING count(value ->> 'fixed') = count(*)) AS fixed
  FROM attribute WHERE name IN ('columns', 'rows')
)
