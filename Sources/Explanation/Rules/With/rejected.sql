-- Views that a ViewThatFits had no room for: judged at their ideal sizes, on the axes where they have to fit. Of two such axes the height is told.
rejected AS (
  SELECT view.id AS id, asked.id AS asked_id, side.axis = own.axis AS is_own, min(side.axis) AS axis,
    iif(side.axis = 'w', ideal.reply_width, ideal.reply_height) AS needed, iif(side.axis = 'w', asked.proposal_width, asked.proposal_height) AS proposed
  FROM own
  CROSS JOIN call AS asked ON asked.id = own.asked_id
  CROSS JOIN call AS ideal ON ideal.id > asked.id AND ideal.id <= asked.last_id AND +ideal.parent_id = asked.id
  CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS side
  JOIN reason ON reason.id = ideal.reason_id AND reason.name = 'fits-ideal'
  JOIN node AS child ON child.id = ideal.node_id
  JOIN node AS view ON view.id = child.view_id
  WHERE iif(side.axis = 'w', ideal.proposal_width, ideal.proposal_height) IS NULL AND ideal.node_id <> own.chosen_id
    AND iif(side.axis = 'w', ideal.reply_width > asked.proposal_width, ideal.reply_height > asked.proposal_height)
  GROUP BY view.id
),
-- The first of them, each with the axis on which it did not fit.
tried AS (
  SELECT json_group_array(json_object('view_id', id, 'axis', axis, 'needed', iif(needed < 9e999, needed, 'inf'), 'proposed', proposed)) AS views
  FROM (SELECT * FROM rejected ORDER BY id LIMIT 4)
)
