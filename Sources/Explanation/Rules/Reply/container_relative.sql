-- A containerRelativeFrame is as long as what it makes of the length of its container.
-- Only of: sets_length
WITH
-- With: relative
SELECT
  asked.reply AS value,
  relative.*,
  asked.id AS because,
  'offer' AS because_ask
FROM axis_call AS asked
JOIN relative ON relative.computed_by = asked.computed_by AND relative.side = asked.axis
WHERE asked.id = :call AND asked.axis = :axis;
