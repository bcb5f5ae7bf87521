-- {by} puts it at its corner
-- Most modifiers, and views with one child, have the view at their own leading top corner.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  -- Of a reader that is larger it is news: people expect its middle.
  place.position = 0 AND NOT (parent.kind = 'GeometryReader' AND place.parent_length > place.length + 0.005) AS fold,
  iif(parent.kind = 'GeometryReader', 'unwrap #' || parent.id, NULL) AS edit,
  'Without {by}' AS label,
  -- Where its content is computed from the reader's size it cannot be without it: in a frame as large as the reader it would stand in the middle.
  iif(parent.kind = 'GeometryReader', 'add #' || place.node_id || ' frame maxWidth=infinity maxHeight=infinity', NULL) AS content_edit,
  'With .frame(maxWidth: .infinity, maxHeight: .infinity) on {child}' AS content_label,
  place.node_id AS child_id,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node AS parent ON parent.id = place.parent_id
LEFT JOIN call AS own ON own.id = place.call_id
LEFT JOIN reason ON reason.id = own.reason_id
LEFT JOIN call AS asked ON asked.id = place.parent_call_id
LEFT JOIN call AS computed ON computed.id = ifnull(asked.cached_from, asked.id)
LEFT JOIN rule ON rule.id = computed.width_rule_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
  AND ifnull(rule.code, '') <> 'layout.custom'
  AND CASE
    WHEN parent.kind IN ('HStack', 'VStack', 'ZStack') THEN place.only_child
    WHEN parent.kind IN ('overlay', 'background') THEN place.ordinal = 0
    WHEN parent.kind = 'matchedGeometryEffect' THEN ifnull(reason.name, '') <> 'matched-geometry'
    -- A row begins where its Grid does, and a List's where the List does.
    WHEN parent.kind = 'Grid' THEN place.axis = 'w' AND (SELECT kind FROM node WHERE id = place.node_id) = 'GridRow'
    WHEN parent.kind = 'List' THEN place.axis = 'w'
    WHEN parent.kind = 'safeAreaInset' THEN place.only_child AND place.guide_row IS NULL
    ELSE parent.kind IN ('Button', 'GeometryReader', 'ViewThatFits')
      OR parent.role = 'modifier' AND parent.kind NOT IN ('padding', 'safeAreaPadding', 'frame', 'containerRelativeFrame', 'fixedSize', 'aspectRatio',
        'scaledToFit', 'scaledToFill', 'layoutPriority', 'offset', 'position', 'ignoresSafeArea')
  END;
