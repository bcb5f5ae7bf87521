-- A containerRelativeFrame goes by the nearest ScrollView, List, tab, screen or sheet around it, whatever stands between; by the next one where that is offered
-- nil itself.
-- Only of: sets_length
WITH
-- With: relative
SELECT
  child.proposal AS value,
  child.proposal IS asked.proposal AS fold,
  relative.*,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS child
JOIN axis_call AS asked ON asked.id = child.parent_id AND asked.axis = child.axis
JOIN relative ON relative.computed_by = asked.computed_by AND relative.side = asked.axis
WHERE child.id = :call AND child.axis = :axis;
