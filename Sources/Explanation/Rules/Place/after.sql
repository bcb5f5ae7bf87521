-- {by} puts it {after}{previous}{gap}
-- Only of: HStack, VStack, LazyHStack, LazyVStack, List, Grid
-- Along its axis a stack, a List and the rows of a Grid put one view after another.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  iif(place.previous_id IS NULL, 'first', 'after ') AS after,
  place.previous_id AS previous_id,
  '' AS previous,
  CASE
    WHEN previous.node_id IS NULL THEN iif(place.position <> 0, CASE
      WHEN place.parent_kind = 'List' THEN printf(': %.10g are kept above and below a row', round(place.position, 2))
      ELSE printf(', %.10g from its %s edge', round(place.position, 2), iif(place.axis = 'w', 'left', 'top')) END, '') || iif(place.is_mirrored, ', from right to left', '')
    -- A sum on the line: what begins where the stack does is added to the number before, and from right to left the view itself is taken off.
    ELSE CASE
        WHEN place.is_mirrored THEN printf(', which begins at %.10g', round(previous.absolute, 2))
        WHEN abs(previous.position) < 0.005 THEN printf(', which takes %.10g', round(previous.length, 2))
        ELSE printf(', which ends at %.10g', round(previous.absolute + previous.length, 2)) END
      || iif(abs(gap) < 0.005, '', printf(', and a gap of %.10g', round(gap, 2)))
      || iif(place.is_mirrored, printf(', from right to left: %.10g%s - %.10g', round(previous.absolute, 2),
        iif(abs(gap) < 0.005, '', printf(iif(gap < 0, ' + %.10g', ' - %.10g'), abs(round(gap, 2)))), round(place.length, 2)), '')
  END AS gap,
  place.previous_id IS NULL AND place.position = 0 AS fold,
  -- The first row of a List stands at the edge without it.
  nullif(ifnull('remove #' || maker.id || char(10), '') || coalesce('remove #' || before.view_id, iif(place.parent_kind = 'List' AND place.position > 0.005, 'unwrap #' || place.parent_id, NULL), '') || iif(place.is_mirrored, iif(before.view_id IS NULL, '', char(10))
    || ifnull('remove #' || direction.id, 'environment layoutDirection leftToRight'), ''), '') AS edit,
  iif(maker.id IS NULL, '', 'Without {maker}' || char(10)) || iif(before.view_id IS NULL, iif(place.parent_kind = 'List', 'Without {by}', ''), 'Without {rival}') || iif(place.is_mirrored, iif(before.view_id IS NULL, '', char(10))
    || iif(direction.id IS NULL, 'From left to right', 'Without {direction}'), '') AS label,
  direction.id AS direction_id,
  before.view_id AS rival_id,
  maker.id AS maker_id,
  'edit' AS blames,
  place.parent_id AS because
FROM (
  SELECT *, CASE
      WHEN parent_kind IN ('HStack', 'VStack') THEN (
        SELECT share.gap FROM placement AS stack JOIN stack_share AS share ON share.call_id = stack.arranged_by AND share.child_id = inner.node_id
        WHERE stack.node_id = inner.parent_id AND stack.pass_id = inner.pass_id ORDER BY share.rowid DESC LIMIT 1)
      -- From right to left the one before stands behind it.
      ELSE (
        SELECT iif(before.position > inner.position, before.position - inner.position - inner.length, inner.position - before.position - before.length)
        FROM axis_placement AS before WHERE before.node_id = inner.previous_id AND before.pass_id = inner.pass_id AND before.axis = inner.axis)
    END AS gap,
    -- From right to left the first stands at the right, others before the one before them.
    inner.axis = 'w' AND ifnull((SELECT before.position > inner.position FROM axis_placement AS before
      WHERE before.node_id = inner.previous_id AND before.pass_id = inner.pass_id AND before.axis = inner.axis),
      inner.position > 0.005 AND abs(inner.position + inner.length - inner.parent_length) < 0.005) AS is_mirrored
  FROM axis_placement AS inner WHERE inner.node_id = :node AND inner.pass_id = :pass AND inner.axis = :axis
) AS place
LEFT JOIN (
  SELECT node_id, pass_id, iif(:axis = 'w', x, y) AS position, iif(:axis = 'w', absolute_x, absolute_y) AS absolute, iif(:axis = 'w', width, height) AS length
  FROM placement
) AS previous ON previous.node_id = place.previous_id AND previous.pass_id = place.pass_id
LEFT JOIN node AS before ON before.id = place.previous_id
-- What makes the one before as long as it is, where that is no view's own doing.
LEFT JOIN node AS maker ON maker.id = (
  SELECT modifier.id FROM node AS modifier
  CROSS JOIN placement AS placed ON placed.node_id = modifier.id AND placed.pass_id = :pass
  CROSS JOIN call AS asked ON asked.id = placed.call_id CROSS JOIN call AS made ON made.id = ifnull(asked.cached_from, asked.id)
  CROSS JOIN rule ON rule.id = iif(:axis = 'w', made.width_rule_id, made.height_rule_id)
  WHERE modifier.view_id = before.view_id AND +modifier.id >= before.id AND +modifier.id <> before.view_id AND rule.code IN (
    'frame.fixed', 'frame.clamped_to_minimum', 'frame.clamped_to_maximum', 'frame.accepts_proposal', 'frame.ideal', 'fixedSize.ideal', 'position.accepts_proposal', 'padding.adds_insets')
  ORDER BY modifier.id LIMIT 1)
-- The nearest modifier around it that says where leading is.
LEFT JOIN node AS direction ON place.is_mirrored AND direction.id = (
  WITH RECURSIVE above (id, depth) AS (
    SELECT place.parent_id, 0
    UNION ALL
    SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above WHERE above.id IS NOT NULL
  )
  SELECT above.id FROM above WHERE (SELECT kind FROM node WHERE node.id = above.id) = 'environment'
    AND EXISTS (SELECT * FROM attribute WHERE node_id = above.id AND name = 'layoutDirection') ORDER BY above.depth LIMIT 1)
WHERE CASE place.parent_kind
    WHEN 'HStack' THEN place.axis = 'w' AND NOT place.only_child
    WHEN 'VStack' THEN place.axis = 'h' AND NOT place.only_child
    WHEN 'LazyHStack' THEN place.axis = 'w' WHEN 'LazyVStack' THEN place.axis = 'h' WHEN 'List' THEN place.axis = 'h'
    WHEN 'Grid' THEN place.axis = 'h' AND (SELECT kind FROM node WHERE id = place.node_id) = 'GridRow'
  END;
