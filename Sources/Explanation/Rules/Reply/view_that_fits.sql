-- {tried}{fits} takes {chosen}
-- The candidates before it were judged at their ideal size, on the axes where they have to fit.
WITH own AS (
  SELECT axis_call.*, source.node_id AS chosen_id
  FROM axis_call JOIN call AS source ON source.id = axis_call.source
  WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'viewThatFits.chosen'
), rejected AS (
  SELECT view.id AS id, min(view.key || ' needs ' || printf('%.10g', round(ideal.reply, 2)) || ', ' || printf('%.10g', round(asked.proposal, 2)) || ' is proposed') AS words
  FROM own
  JOIN axis_call AS asked ON asked.id = own.computed_by
  JOIN axis_call AS ideal ON ideal.parent_id = asked.id AND ideal.axis = asked.axis AND ideal.reason = 'fits-ideal'
  JOIN node AS child ON child.id = ideal.node_id
  JOIN node AS view ON view.id = child.view_id
  WHERE ideal.proposal IS NULL AND ideal.reply > asked.proposal AND ideal.node_id <> own.chosen_id
  GROUP BY view.id
)
SELECT
  own.reply AS value,
  ifnull((SELECT group_concat(words, '; ') || ': ' FROM (SELECT words FROM rejected ORDER BY id LIMIT 4)), '') AS tried,
  own.node_id AS fits_id,
  own.chosen_id AS chosen_id,
  ifnull((SELECT min(id) FROM rejected), own.node_id) AS by_id,
  iif(fits.childs > 1, 'remove #' || chosen.view_id, NULL) AS edit,
  'Without {chosen}' AS label,
  own.source AS because,
  'reply' AS because_ask
FROM own
JOIN node AS chosen ON chosen.id = own.chosen_id
JOIN (SELECT parent_id, count(*) AS childs FROM node GROUP BY parent_id) AS fits ON fits.parent_id = own.node_id;
