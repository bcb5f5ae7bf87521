-- {tried}{fits} takes {chosen}{last}
-- Only of: ViewThatFits
-- The candidates before it were judged at their ideal size, on the axes where they have to fit.
WITH own AS (
  SELECT axis_call.*, source.node_id AS chosen_id
  FROM axis_call JOIN call AS source ON source.id = axis_call.source
  WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'viewThatFits.chosen'
), rejected AS (
  SELECT view.id AS id, asked.id AS asked_id, side.axis = own.axis AS is_own, min(view.key || iif(side.axis = 'w', ' needs width ', ' needs height ') || printf('%.10g', round(iif(side.axis = 'w', ideal.reply_width, ideal.reply_height), 2)) || ', '
    || printf('%.10g', round(iif(side.axis = 'w', asked.proposal_width, asked.proposal_height), 2)) || ' is proposed') AS words
  FROM own
  CROSS JOIN call AS asked ON asked.id = own.computed_by
  CROSS JOIN call AS ideal ON ideal.id > asked.id AND ideal.id <= asked.last_id AND +ideal.parent_id = asked.id
  CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS side
  JOIN reason ON reason.id = ideal.reason_id AND reason.name = 'fits-ideal'
  JOIN node AS child ON child.id = ideal.node_id
  JOIN node AS view ON view.id = child.view_id
  WHERE iif(side.axis = 'w', ideal.proposal_width, ideal.proposal_height) IS NULL AND ideal.node_id <> own.chosen_id
    AND iif(side.axis = 'w', ideal.reply_width > asked.proposal_width, ideal.reply_height > asked.proposal_height)
  GROUP BY view.id
)
SELECT
  own.reply AS value,
  ifnull((SELECT group_concat(words, '; ') || ': ' FROM (SELECT words FROM rejected ORDER BY id LIMIT 4)), '') AS tried,
  own.node_id AS fits_id,
  own.chosen_id AS chosen_id,
  -- Nobody asks whether it fits.
  iif(next.id IS NULL AND fits.childs > 1, ', the last, which need not fit', '') AS last,
  ifnull((SELECT min(id) FROM rejected), own.node_id) AS by_id,
  -- What the rejected ones had no room beside is to blame before the choice itself.
  (SELECT group_concat(id) FROM rejected) AS rejected_ids,
  iif(fits.childs > 1, 'remove #' || chosen.view_id, NULL) AS edit,
  'Without {chosen}' AS label,
  iif(next.id IS NOT NULL, 'then it tries {next}', 'then {fallback} is taken whether it fits or not') AS proof,
  next.view_id AS next_id,
  (SELECT view_id FROM node WHERE parent_id = own.node_id AND id < own.chosen_id ORDER BY id DESC LIMIT 1) AS fallback_id,
  own.source AS because,
  'reply' AS because_ask,
  -- What it was proposed where it judged, which need not be what its child's length depends on.
  (SELECT asked_id FROM rejected LIMIT 1) AS judged,
  (SELECT iif(max(is_own), own.axis, iif(own.axis = 'w', 'h', 'w')) FROM rejected) AS judged_axis
FROM own
JOIN node AS chosen ON chosen.id = own.chosen_id
LEFT JOIN node AS next ON next.parent_id = own.node_id AND next.ordinal = chosen.ordinal + 1
JOIN (SELECT count(*) AS childs FROM node WHERE parent_id = (SELECT node_id FROM own)) AS fits;
