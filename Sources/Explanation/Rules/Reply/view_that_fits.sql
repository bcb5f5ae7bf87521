-- A ViewThatFits takes the first of its views that fits at its ideal size on the axes where it has to, else the last.
-- Only of: chooses
WITH RECURSIVE own AS (
  SELECT axis_call.*, source.node_id AS chosen_id, axis_call.computed_by AS asked_id
  FROM axis_call JOIN call AS source ON source.id = axis_call.source
  WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'viewThatFits.chosen'
), side AS (
  -- The axes where they have to fit, and what is proposed there.
  SELECT asked.id AS asked_id, direction.axis, iif(direction.axis = 'w', asked.proposal_width, asked.proposal_height) AS proposed
  FROM own CROSS JOIN call AS asked ON asked.id = own.computed_by
  CROSS JOIN (SELECT 'horizontal' AS name, 'w' AS axis UNION ALL SELECT 'vertical', 'h') AS direction
  WHERE ifnull((SELECT instr(text, direction.name) FROM attribute WHERE node_id = own.node_id AND attribute.name = 'axes'), 1) > 0
), offering (id, parent_id, node_id, is_nil) AS (
  -- From where nil comes, in which any length fits.
  SELECT asked.id, asked.parent_id, asked.node_id, 1 FROM call AS asked WHERE asked.id = (SELECT max(asked_id) FROM side WHERE proposed IS NULL)
  UNION ALL
  SELECT outer.id, outer.parent_id, outer.node_id,
    (SELECT min(iif(side.axis = 'w', outer.proposal_width, outer.proposal_height) IS NULL) FROM side WHERE proposed IS NULL)
  FROM offering CROSS JOIN call AS outer ON outer.id = offering.parent_id AND outer.id < offering.id WHERE offering.is_nil
),
-- With: rejected
SELECT
  own.reply AS value,
  (SELECT views FROM tried) AS tried,
  own.node_id AS fits_id,
  own.chosen_id AS chosen_id,
  fits.childs AS count,
  -- Of the last nobody asks whether it fits.
  next.view_id AS next_id,
  (SELECT view_id FROM node WHERE parent_id = own.node_id AND id < own.chosen_id ORDER BY id DESC LIMIT 1) AS fallback_id,
  (
    SELECT json_group_array(json_object('axis', axis, 'needed', needed, 'proposed', proposed)) FROM (
      SELECT side.axis, side.proposed, (
          -- It is asked again as it is placed.
          SELECT iif(side.axis = 'w', ideal.reply_width, ideal.reply_height) FROM call AS ideal
          CROSS JOIN reason ON reason.id = ideal.reason_id AND reason.name = 'fits-ideal'
          WHERE ideal.id > side.asked_id AND ideal.node_id = own.chosen_id AND ideal.parent_id = side.asked_id ORDER BY ideal.id LIMIT 1) AS needed
      FROM side ORDER BY side.axis = 'h')) AS sides,
  ifnull((SELECT min(id) FROM rejected), own.node_id) AS by_id,
  -- What the rejected ones had no room beside is to blame before the choice itself.
  (SELECT group_concat(id) FROM rejected) AS rejected_ids,
  -- What offers nil comes before what fits in it.
  iif(fits.childs > 1, ifnull('cause ' || offerer.id || char(10), '') || 'peer ' || chosen.view_id, NULL) AS suspects,
  own.source AS because,
  'reply' AS because_ask,
  -- What it was proposed where it judged, which need not be what its child's length depends on.
  (SELECT asked_id FROM rejected LIMIT 1) AS judged,
  (SELECT iif(max(is_own), own.axis, iif(own.axis = 'w', 'h', 'w')) FROM rejected) AS judged_axis
FROM own
JOIN node AS chosen ON chosen.id = own.chosen_id
LEFT JOIN node AS offerer ON offerer.id = (SELECT max(node_id) FROM offering WHERE NOT is_nil)
  AND offerer.kind IN (SELECT name FROM kind WHERE offers_nil IS NOT NULL AND NOT lazy)
LEFT JOIN node AS next ON next.parent_id = own.node_id AND next.ordinal = chosen.ordinal + 1
JOIN (SELECT count(*) AS childs FROM node WHERE parent_id = (SELECT node_id FROM own)) AS fits;
