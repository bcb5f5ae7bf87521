-- warning, of what is written: A frame is to fill an axis on which nil is offered.
--
-- frame(maxWidth: .infinity) takes what it is offered. Along the axis of a ScrollView, in a stack that is offered nil, or in a fixedSize nil
-- is offered, and the frame is as large as its content: the code says "fill", the screen does not.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ScrollView", "axes": ["horizontal"], "children": [
--     {"type": "Text", "string": "Photos", "modifiers": [
--       {"type": "frame", "id": "page", "maxWidth": "infinity"}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, give the frame a number, use containerRelativeFrame, or take maxWidth away.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "ScrollView", "axes": ["vertical"], "children": [
--     {"type": "Text", "string": "Photos", "modifiers": [
--       {"type": "frame", "id": "page", "maxWidth": "infinity"}]}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
SELECT
  placement.pass_id AS pass_id,
  frame.id AS node_id,
  iif(bound.name = 'maxWidth', 'w', 'h') AS axis,
  iif(bound.name = 'maxWidth', placement.width, placement.height) AS amount,
  iif(bound.name = 'maxWidth', placement.width, placement.height) AS length
FROM node AS frame
JOIN attribute AS bound ON bound.node_id = frame.id AND bound.name IN ('maxWidth', 'maxHeight') AND bound.number = 9e999
JOIN placement ON placement.node_id = frame.id
JOIN pass ON pass.id = placement.pass_id
WHERE frame.kind IN (SELECT name FROM kind WHERE sets_length)
  AND iif(bound.name = 'maxWidth', placement.proposal_width, placement.proposal_height) IS NULL
  -- A canvas that proposes nil asks for just that.
  AND iif(bound.name = 'maxWidth', pass.proposal_width, pass.proposal_height) IS NOT NULL
  -- A cell of a Grid that makes its row so high, or its column so wide, is offered its own answer again; a smaller one beside it fills.
  AND NOT EXISTS (
    WITH RECURSIVE outward (id) AS (
      SELECT frame.id UNION ALL
      SELECT around.id FROM outward JOIN node AS inner ON inner.id = outward.id JOIN node AS around ON around.id = inner.parent_id
      WHERE around.view_id = frame.view_id
    )
    SELECT 1 FROM outward JOIN grid_cell AS cell ON cell.cell_id = outward.id JOIN grid_cell AS other ON other.grid_id = cell.grid_id
    WHERE iif(bound.name = 'maxHeight', other.row_id = cell.row_id AND other.cell_id <> cell.cell_id, other.row_id IS NOT cell.row_id))
  -- A frame with an ideal length says what it is to be then.
  AND NOT EXISTS (SELECT 1 FROM attribute WHERE node_id = frame.id AND name = iif(bound.name = 'maxWidth', 'idealWidth', 'idealHeight') AND number IS NOT NULL);
