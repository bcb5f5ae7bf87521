-- A view of its own size lies in a box of another: a guide of the view meets the same guide of the box.
WITH
-- With: direction,
place AS (
  SELECT place.*, ifnull(place.guide_value, 0.0) AS own, ifnull(own.explicit, 0) AS explicit,
    own.source_id AS source_id, own.source_ids AS source_ids, place.position = 0 AND ifnull(own.explicit, 0) = 0 AS is_at_edge, abs(place.parent_length - place.length) < 0.005 AS is_as_long
  FROM axis_placement AS place
  LEFT JOIN (SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis) AS own
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
)
SELECT
  place.absolute AS value,
  place.parent_id AS box_id,
  place.node_id AS view_id,
  ifnull(place.source_id, place.parent_id) AS by_id,
  place.guide AS guide,
  place.own AS own,
  place.source_id AS source_id,
  place.source_ids AS source_ids,
  place.is_at_edge AS is_at_edge,
  place.is_at_edge AND place.is_as_long AS is_as_long,
  -- The box has the guide's default; what another guide has as its default the place itself says.
  CASE
    WHEN place.is_at_edge THEN NULL
    WHEN ifnull(place.guide, 'leading') IN ('leading', 'top') THEN 0.0
    WHEN place.guide = 'center' THEN place.parent_length / 2
    WHEN place.guide IN ('trailing', 'bottom', 'firstTextBaseline', 'lastTextBaseline') THEN place.parent_length
    ELSE place.position + place.own
  END AS line,
  place.parent_length AS box_length,
  :axis = 'w' AND place.guide = 'leading' AND NOT place.explicit AND NOT place.is_at_edge AND direction.is_mirrored AS is_mirrored,
  place.is_at_edge AS fold,
  iif(place.position = 0 AND place.is_as_long AND place.source_id IS NULL AND traits.role = 'modifier' AND NOT traits.insets_safe_area
      AND NOT traits.sets_priority,
    -- What is as long as its box stands at its corner only for being so long: before the box comes what moves the view.
    'greedy ' || place.parent_id,
    ifnull((SELECT group_concat('cause ' || value, char(10)) FROM json_each('[' || place.source_ids || ']')) || char(10), '')
      || iif(place.source_ids LIKE '%,%', 'cause ' || replace(place.source_ids, ',', '+') || char(10), '')
      || CASE
        WHEN traits.role = 'container' THEN 'cause ' || place.parent_id || '.alignment'
        WHEN alignment.text IS NULL AND NOT traits.sets_length AND NOT traits.insets_safe_area THEN 'cause ' || place.parent_id
        -- Without a box that centres the view may stand in the same middle of what is around.
        WHEN ifnull(alignment.text, 'center') = 'center' OR place.guide = 'center'
          THEN 'cause ' || place.parent_id || char(10) || 'cause ' || place.parent_id || '.alignment'
        ELSE 'cause ' || place.parent_id || '.alignment' || char(10) || 'cause ' || place.parent_id
      END) AS suspects,
  place.parent_id AS because
FROM place
CROSS JOIN direction
CROSS JOIN kind AS traits ON traits.name = place.parent_kind
LEFT JOIN attribute AS alignment ON alignment.node_id = place.parent_id AND alignment.name = 'alignment'
LEFT JOIN attribute AS edge ON edge.node_id = place.parent_id AND edge.name = 'edge'
WHERE CASE
    WHEN traits.insets_safe_area THEN place.guide IS NOT NULL
    WHEN traits.role = 'container' THEN traits.lazy AND traits.tracks IS NULL AND traits.aligns = place.axis
    ELSE traits.aligns = 'wh' AND traits.layer IS NULL AND NOT traits.ignores_safe_area
  END;
