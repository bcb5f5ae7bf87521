-- warning: A view sticks out of what holds it.
--
-- A view decides its own size; what holds it can offer less, but cannot make it smaller. What sticks out is drawn over its neighbours, or
-- beyond the edge of the screen, and takes no room there: stacks go by the size of the holder. Where a view inside makes it that long, by a length
-- or minimum of its own, its ideal length, a ratio or the code of a Layout, the finding names that: `bar is 175 wide because of .frame(minWidth: 100) on green`. Where several views
-- of a stack take more than they are offered, it names those.
--
-- Not reported: what offset, position, a negative padding or ignoresSafeArea move out, overlays and backgrounds (a badge is meant to stick
-- out), what scrolls, what is clipped or hidden, what a guide or a custom layout moves out although it would fit or moves out wholly,
-- and what stands in a frame or canvas of length 0.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "terms", "string": "Terms and conditions", "modifiers": [
--     {"type": "fixedSize"},
--     {"type": "frame", "id": "card", "width": 120}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
--
-- To cure it, let the view be smaller (take away fixedSize or a minimum width, allow more lines), give the holder more room, or clip it.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "Text", "id": "terms", "string": "Terms and conditions", "modifiers": [
--     {"type": "frame", "id": "card", "width": 120}]},
--   "passes": [{"proposal": {"width": 320, "height": 100}}]}
-- ```
WITH concealed AS MATERIALIZED (SELECT id, last_id FROM node WHERE kind IN (SELECT name FROM kind WHERE hides)), excess AS (
  SELECT
    overflow.pass_id AS pass_id,
    overflow.node_id AS node_id,
    overflow.axis AS axis,
    overflow.out_before + overflow.out_after AS amount,
    iif(is_track, NULL, overflow.parent_id) AS holder_id,
    -- Where it has no holder: its column or row in one, else the safe area where that is not all of the canvas.
    is_track,
    overflow.parent_length <> iif(overflow.axis = 'w', pass.proposal_width, pass.proposal_height) AS is_safe_area,
    overflow.length AS length,
    iif(is_track, overflow.track_length, overflow.parent_length) AS room,
    overflow.out_before AS out_before,
    overflow.out_after AS out_after
  FROM (
    -- A lazy grid may be longer than a cell that is longer than its column or row.
    SELECT *, ifnull(parent_kind IN (SELECT name FROM kind WHERE tracks = iif(cell.axis = 'w', 'columns', 'rows')) AND length <= parent_length + 0.01 AND length > track_length + 0.01, 0) AS is_track
    FROM (
      SELECT *, (SELECT iif(overflow.axis = 'w', proposal_width, proposal_height) FROM placement
        WHERE placement.node_id = overflow.node_id AND placement.pass_id = overflow.pass_id) AS track_length FROM overflow) AS cell) AS overflow
  JOIN pass ON pass.id = overflow.pass_id
  JOIN node ON node.id = overflow.node_id
  JOIN node AS view ON view.id = node.view_id
  LEFT JOIN node AS holder ON holder.id = overflow.parent_id
  -- Less than half a point nobody sees.
  WHERE overflow.out_before + overflow.out_after >= 0.5
    -- A canvas of 0 asks for the smallest size, a frame of 0 takes no room on purpose.
    AND overflow.parent_length > 0
    AND view.kind NOT IN (SELECT name FROM kind WHERE is_spacer)
    AND NOT overflow.meant AND overflow.parent_kind NOT IN (SELECT name FROM kind WHERE insets_safe_area)
    -- A view's modifiers and the view have ids in a row, the outermost modifier first.
    AND NOT EXISTS (
      SELECT 1 FROM node AS own
      WHERE own.id BETWEEN overflow.node_id AND node.view_id AND own.view_id = node.view_id
        AND own.kind IN (SELECT name FROM kind WHERE moves OR transforms))
    -- A layout that moves a view out means to.
    AND NOT (overflow.length <= overflow.parent_length + 0.01 AND EXISTS (
      SELECT 1 FROM placement JOIN call ON call.id = placement.call_id
      JOIN call AS computed ON computed.id = ifnull(call.cached_from, call.id)
      JOIN rule ON rule.id = computed.width_rule_id AND rule.code = 'layout.custom'
      WHERE placement.node_id = holder.id AND placement.pass_id = overflow.pass_id))
    AND overflow.out_before < overflow.length AND overflow.out_after < overflow.length
    -- A frame in a smaller frame is LT004.
    AND NOT (node.kind IN (SELECT name FROM kind WHERE sets_length) AND holder.kind IN (SELECT name FROM kind WHERE sets_length) AND EXISTS (
      SELECT 1 FROM attribute AS inner JOIN attribute AS outer ON outer.node_id = holder.id
      WHERE inner.node_id = node.id
        AND inner.name IN (iif(axis = 'w', 'width', 'height'), iif(axis = 'w', 'minWidth', 'minHeight'))
        AND outer.name IN (iif(axis = 'w', 'width', 'height'), iif(axis = 'w', 'maxWidth', 'maxHeight'))
        AND inner.number > outer.number))
    AND NOT EXISTS (SELECT 1 FROM concealed WHERE overflow.node_id BETWEEN concealed.id AND concealed.last_id)
)
SELECT *, several ->> 'ids' AS makers_ids, several ->> 'count' AS makers, several ->> 'longest' AS longest_id
FROM (
  SELECT *, (
    SELECT node.id FROM axis_call AS asked CROSS JOIN node ON node.id = asked.node_id
    WHERE asked.id = end_call AND asked.axis = excess.axis AND (node.role <> 'container' OR asked.rule = 'layout.custom')
      AND NOT asked.takes_offer
      -- A view is what it is; of its modifiers an inner one may make the outer ones so long.
      AND node.id <> excess.node_id AND (node.role = 'modifier' OR node.view_id <> (SELECT view_id FROM node AS own WHERE own.id = excess.node_id))) AS maker_id, (
    -- Where several take more than they are offered, they make the stack too long together.
    SELECT json_object('ids', group_concat(view_id), 'count', count(*), 'took', max(took), 'longest', view_id) FROM (
      SELECT child.view_id, max(share.took) AS took
      FROM axis_call AS asked CROSS JOIN placement AS own ON own.node_id = asked.node_id AND own.pass_id = excess.pass_id
      -- As it answered; where that arrangement stood already, as it is placed.
      CROSS JOIN stack_shares AS share ON share.call_id = ifnull((SELECT call_id FROM stack_share WHERE call_id = asked.computed_by LIMIT 1), own.arranged_by)
        AND share.fit = 'more'
      CROSS JOIN node AS child ON child.id = share.child_id AND +child.parent_id = asked.node_id
      WHERE asked.id = end_call AND asked.axis = excess.axis AND asked.rule LIKE 'stack.sum_of_%' AND share.priority > -9e999
      GROUP BY child.id
      UNION ALL
      -- Of a Grid those that make a column longer than an equal share of the room.
      SELECT cell.view_id, track.took
      FROM axis_call AS asked CROSS JOIN placement AS own ON own.node_id = asked.node_id AND own.pass_id = excess.pass_id
      CROSS JOIN grid_track AS track ON track.call_id = ifnull((SELECT call_id FROM grid_track WHERE call_id = asked.computed_by LIMIT 1), own.arranged_by)
        AND track.axis = excess.axis
      CROSS JOIN node AS cell ON cell.id = track.node_id
      WHERE asked.id = end_call AND asked.axis = excess.axis AND asked.rule LIKE 'grid.sum_of_%'
        AND (SELECT track.took * count(*) + total(gap) FROM grid_track AS other WHERE other.call_id = track.call_id AND other.axis = excess.axis) > excess.room
      ORDER BY 1)
    HAVING count(*) > iif((SELECT rule FROM axis_call WHERE id = end_call AND axis = excess.axis) LIKE 'grid.%', 0, 1)) AS several
  FROM (
    SELECT *, (
      -- From its answer down to the call it came of; of a sum to the one view that took more than it was offered, or is alone longer than the room. The
      -- first on the way that takes no account of its offer makes it so long: a length, a minimum, the ideal one, a ratio, or a view or Layout with a size of its own.
      WITH RECURSIVE made (call, depth) AS (
        SELECT call_id, 0 FROM placement WHERE placement.node_id = excess.node_id AND placement.pass_id = excess.pass_id
        UNION ALL
        SELECT ifnull(
          (SELECT source.id FROM axis_call AS asked JOIN call AS source ON source.id = asked.source
            WHERE asked.id = made.call AND asked.axis = excess.axis AND source.node_id > asked.node_id),
          (SELECT iif(answered.node_id > asked.node_id, placement.call_id, NULL)
            FROM axis_call AS asked CROSS JOIN node AS child ON child.parent_id = asked.node_id AND +child.kind NOT IN (SELECT name FROM kind WHERE is_grid_row)
            CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = excess.pass_id
            LEFT JOIN call AS answered ON answered.id = placement.call_id
            WHERE asked.id = made.call AND asked.axis = excess.axis AND asked.source IS NULL AND (asked.rule LIKE '%.sum_of_%' OR asked.rule LIKE '%.union_of_%')
              AND (iif(excess.axis = 'w', placement.width, placement.height) > excess.room + 0.01 OR EXISTS (
                SELECT 1 FROM placement AS own JOIN stack_shares AS share ON share.child_id = child.id
                  AND share.call_id = ifnull((SELECT call_id FROM stack_share WHERE call_id = asked.computed_by LIMIT 1), own.arranged_by)
                -- A Spacer's minimum is nobody's wish.
                WHERE own.node_id = asked.node_id AND own.pass_id = excess.pass_id AND asked.rule LIKE 'stack.sum_of_%' AND share.fit = 'more'
                  AND share.priority > -9e999))
            GROUP BY asked.id HAVING count(*) = 1)), made.depth + 1
        FROM made WHERE made.call IS NOT NULL AND NOT EXISTS (
          -- Insets that are more than what they are around, too.
          SELECT 1 FROM axis_call AS asked WHERE asked.id = made.call AND asked.axis = excess.axis AND (asked.rule = 'padding.adds_insets'
            AND asked.reply > 2 * (SELECT iif(excess.axis = 'w', reply_width, reply_height) FROM call WHERE call.id = asked.source)
              OR asked.imposes AND asked.fit IS NOT 'less'))
      )
      SELECT call FROM made WHERE call IS NOT NULL ORDER BY depth DESC LIMIT 1) AS end_call
    FROM excess) AS excess);
