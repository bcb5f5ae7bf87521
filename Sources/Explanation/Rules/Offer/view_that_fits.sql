-- A ViewThatFits shows what is not the first of its views because those before have no room. It proposes to it what it was proposed.
-- Only of: chooses
-- Is: passes_on
WITH own AS (
  SELECT child.axis, child.proposal, parent.id AS asked_id, parent.node_id, child.node_id AS chosen_id
  FROM axis_call AS child
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN node AS chosen ON chosen.id = child.node_id AND chosen.ordinal > 0
  JOIN node AS fits ON fits.id = parent.node_id AND fits.kind IN (SELECT name FROM kind WHERE chooses)
  WHERE child.id = :call AND child.axis = :axis AND child.reason <> 'fits-ideal'
),
-- With: rejected
SELECT
  own.proposal AS value,
  tried.views AS tried,
  own.chosen_id AS chosen_id,
  own.node_id AS by_id,
  -- Those that are too wide are told with the width, those that are too high with both: a text's height asks for its width alone.
  NOT EXISTS (SELECT * FROM rejected WHERE is_own OR own.axis = 'w') AS fold,
  own.asked_id AS because,
  'offer' AS because_ask
FROM own JOIN tried;
