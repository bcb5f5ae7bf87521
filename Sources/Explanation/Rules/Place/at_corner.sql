-- Most modifiers, and views with one child, have the view at their own leading top corner.
SELECT
  place.absolute AS value,
  place.parent_id AS by_id,
  -- Of a reader that is larger it is news: people expect its middle.
  place.position = 0 AND NOT (traits.exposes_size AND place.parent_length > place.length + 0.005) AS fold,
  -- Where its content is computed from the reader's size it cannot be without it: in a frame as large as the reader it would stand in the middle.
  -- A list keeps its margin before its rows.
  CASE
    WHEN traits.exposes_size THEN 'cause ' || parent.id || char(10) || 'content ' || place.node_id || ' with frame.filling'
    WHEN traits.lazy AND place.position <> 0 THEN 'cause ' || parent.id
  END AS suspects,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node AS parent ON parent.id = place.parent_id
CROSS JOIN kind AS traits ON traits.name = parent.kind
LEFT JOIN call AS own ON own.id = place.call_id
LEFT JOIN reason ON reason.id = own.reason_id
LEFT JOIN call AS asked ON asked.id = place.parent_call_id
LEFT JOIN call AS computed ON computed.id = ifnull(asked.cached_from, asked.id)
LEFT JOIN rule ON rule.id = computed.width_rule_id
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
  AND ifnull(rule.code, '') <> 'layout.custom'
  AND CASE
    WHEN traits.shares_room OR traits.overlays THEN place.only_child
    WHEN traits.layer IS NOT NULL THEN place.ordinal = 0
    WHEN traits.follows_source THEN ifnull(reason.name, '') <> 'matched-geometry'
    -- A row begins where its Grid does, and a List's where the List does.
    WHEN traits.is_grid THEN place.axis = 'w' AND (SELECT kind FROM node WHERE id = place.node_id) IN (SELECT name FROM kind WHERE is_grid_row)
    WHEN traits.lazy THEN traits.scrolls IS NOT NULL AND place.axis = 'w'
    WHEN traits.insets_safe_area THEN place.only_child
    WHEN traits.role = 'modifier' THEN place.ordinal = 0 AND NOT traits.insets AND NOT traits.moves AND traits.aligns IS NULL
    ELSE traits.is_control OR traits.exposes_size OR traits.chooses
  END;
