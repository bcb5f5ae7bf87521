-- warning: A text or image has no room at all.
--
-- Padding that is wider than what there is, or siblings of higher priority, can leave a view an offer of 0. A text takes it, as do colors
-- and images that may be stretched: the view is there, and nobody sees it.
--
-- Not reported: a length of 0 that a frame in the scene asks for, and what is hidden.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "title", "string": "Inbox", "modifiers": [
--     {"type": "padding", "length": 60}]},
--   "passes": [{"proposal": {"width": 120, "height": 200}}]}
-- ```
--
-- To cure it, pad less, give the view a minimum width or a layoutPriority, or offer more.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "title", "string": "Inbox", "modifiers": [
--     {"type": "padding", "length": 20}]},
--   "passes": [{"proposal": {"width": 120, "height": 200}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), vacant AS MATERIALIZED (
  SELECT node.id, node.last_id FROM attribute JOIN node ON node.id = attribute.node_id
  WHERE attribute.number <= 0 AND attribute.name IN ('width', 'maxWidth', 'height', 'maxHeight')
), gone AS (
  SELECT placement.node_id, placement.pass_id, placement.width, placement.height, offer.proposal_width, offer.proposal_height,
    iif(placement.width <= 0 AND offer.proposal_width <= 0, 'w', 'h') AS axis
  FROM node JOIN placement ON placement.node_id = node.id
  -- What keeps a ratio makes nothing of both lengths where one is nothing: what it is offered itself says which.
  JOIN placement AS offer ON offer.pass_id = placement.pass_id AND offer.node_id = ifnull((
    SELECT min(ratio.id) FROM node AS ratio
    WHERE ratio.view_id = node.id AND ratio.id < node.id AND ratio.kind IN (SELECT name FROM kind WHERE keeps_ratio)), node.id)
  WHERE node.kind IN (SELECT name FROM kind WHERE has_content) AND (placement.width <= 0 OR placement.height <= 0)
    AND (node.kind NOT IN (SELECT name FROM kind WHERE shows_text) OR trim(ifnull(node.label, '')) <> '')
)
SELECT
  gone.pass_id AS pass_id,
  gone.node_id AS node_id,
  gone.axis AS axis,
  gone.width AS own_width,
  gone.height AS own_height,
  iif(gone.axis = 'w', gone.proposal_width, gone.proposal_height) AS offered
FROM gone
JOIN pass ON pass.id = gone.pass_id
-- An image may have no size of its own.
WHERE iif(gone.axis = 'w', gone.proposal_width, gone.proposal_height) <= 0
  -- A canvas of 0 asks for the minimum size.
  AND iif(gone.axis = 'w', pass.proposal_width, pass.proposal_height) IS NOT 0
  AND NOT EXISTS (SELECT 1 FROM vacant WHERE gone.node_id BETWEEN vacant.id AND vacant.last_id)
  AND NOT EXISTS (SELECT 1 FROM concealed WHERE gone.node_id BETWEEN concealed.id AND concealed.last_id);
