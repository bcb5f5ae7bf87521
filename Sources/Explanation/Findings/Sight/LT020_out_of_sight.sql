-- warning: A view is wholly outside of the canvas, or of what clips it.
--
-- A view may be placed where nobody looks: a guide moves it, a layout of its own counts too far, or it lies beyond the edge of a frame that is
-- clipped. Nothing there can be scrolled to.
--
-- It is said of the outermost view, once for all that a container puts beyond a side. Not reported: what offset or position move, or a rotation or scale
-- draws elsewhere, what scrolls, follows a source, ignores the safe area or is hidden, what is outside with a view that sticks out (LT001), and what is
-- beyond a clip or canvas of length 0. Behind a clip it is a note: a panel that is folded is meant to be.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Color", "color": "blue", "modifiers": [
--     {"type": "overlay", "alignment": "topTrailing", "content":
--       {"type": "Text", "id": "tip", "string": "New here", "modifiers": [
--       {"type": "alignmentGuide", "guide": "trailing", "value": "0 - 20"}]}}]},
--   "passes": [{"proposal": {"width": 320, "height": 200}}]}
-- ```
--
-- To cure it, take away what moves it, as `why --position` says, or let what clips it be larger, or scroll.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Color", "color": "blue", "modifiers": [
--     {"type": "overlay", "alignment": "topTrailing", "content":
--       {"type": "Text", "id": "tip", "string": "New here", "modifiers": [
--       {"type": "alignmentGuide", "guide": "trailing", "value": "width + 20"}]}}]},
--   "passes": [{"proposal": {"width": 320, "height": 200}}]}
-- ```
WITH bound AS MATERIALIZED (
  -- What ends what is seen, the canvas and each clip, and the nodes in it.
  SELECT pass.id AS pass_id, NULL AS id, root.id AS first_id, root.last_id, 0.0 AS left, pass.proposal_width AS right, 0.0 AS top, pass.proposal_height AS bottom
  FROM pass CROSS JOIN node AS root ON root.structure_id = pass.structure_id AND root.parent_id IS NULL
  WHERE ifnull(pass.proposal_width, 0) > 0 AND ifnull(pass.proposal_height, 0) > 0
  UNION ALL
  SELECT placement.pass_id, node.id, node.id + 1, node.last_id, absolute_x, absolute_x + width, absolute_y, absolute_y + height
  FROM node CROSS JOIN placement ON placement.node_id = node.id
  WHERE node.kind IN (SELECT name FROM kind WHERE clips) AND width > 0 AND height > 0
), away AS MATERIALIZED (
  -- By how much each view is beyond a side, and along which axis.
  SELECT bound.pass_id, bound.id AS bound_id, bound.first_id, placement.node_id,
    iif(absolute_x >= right - 0.01 OR absolute_x + width <= left + 0.01, 'w', 'h') AS axis,
    CASE WHEN absolute_x >= right - 0.01 THEN absolute_x - right WHEN absolute_x + width <= left + 0.01 THEN left - absolute_x - width
      WHEN absolute_y >= bottom - 0.01 THEN absolute_y - bottom ELSE top - absolute_y - height END AS amount,
    CASE WHEN absolute_x >= right - 0.01 THEN 'right' WHEN absolute_x + width <= left + 0.01 THEN 'left'
      WHEN absolute_y >= bottom - 0.01 THEN 'below' ELSE 'above' END AS side
  FROM bound CROSS JOIN placement ON placement.node_id BETWEEN bound.first_id AND bound.last_id AND +placement.pass_id = bound.pass_id
  WHERE width > 0 AND height > 0
    AND (absolute_x >= right - 0.01 OR absolute_x + width <= left + 0.01 OR absolute_y >= bottom - 0.01 OR absolute_y + height <= top + 0.01)
), lost AS MATERIALIZED (
  SELECT away.*, node.parent_id,
    -- A modifier around a view that is as large has no say in it.
    ifnull((SELECT view_id FROM away AS own WHERE own.node_id = node.view_id AND own.pass_id = away.pass_id AND own.bound_id IS away.bound_id
      AND own.side = away.side AND abs(own.amount - away.amount) < 0.005), away.node_id) AS named_id
  FROM away CROSS JOIN node ON node.id = +away.node_id
  WHERE (SELECT kind FROM node AS view WHERE view.id = node.view_id) NOT IN (SELECT name FROM kind WHERE is_spacer)
    -- The outermost.
    AND NOT EXISTS (SELECT 1 FROM away AS around WHERE around.node_id = node.parent_id AND around.pass_id = away.pass_id AND around.bound_id IS away.bound_id)
    -- What is around it, up to what ends what is seen, in vain or on purpose.
    AND NOT EXISTS (
      WITH RECURSIVE above (id) AS (
        SELECT node.id
        UNION ALL
        SELECT (SELECT parent_id FROM node AS inner WHERE inner.id = above.id AND parent_id < id) FROM above WHERE above.id >= away.first_id
      )
      SELECT 1 FROM above CROSS JOIN node AS around ON around.id = above.id
      WHERE around.kind IN (SELECT name FROM kind WHERE hides) OR around.id >= away.first_id AND (
        around.id < node.id AND around.kind IN (
            SELECT name FROM kind WHERE moves OR ignores_safe_area OR transforms OR follows_source OR instr(scrolls, away.axis))
        OR EXISTS (SELECT 1 FROM overflow WHERE overflow.node_id = around.id AND overflow.pass_id = away.pass_id AND overflow.axis = away.axis
          AND NOT overflow.meant AND overflow.parent_length > 0 AND overflow.out_before < overflow.length AND overflow.out_after < overflow.length)))
)
SELECT
  pass_id AS pass_id,
  named_id AS node_id,
  axis AS axis,
  amount AS amount,
  -- A picture may be clipped away on purpose, a text hardly.
  iif(bound_id IS NULL OR EXISTS (
    SELECT 1 FROM node AS around CROSS JOIN node ON node.id BETWEEN around.id AND around.last_id
    WHERE around.id = lost.node_id AND node.kind IN (SELECT name FROM kind WHERE shows_text)), 'warning', 'note') AS severity,
  count(*) AS views,
  side AS side,
  bound_id AS holder_id
FROM lost
GROUP BY pass_id, bound_id, parent_id, side HAVING min(node_id);
