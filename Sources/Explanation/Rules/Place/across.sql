-- Across its axis a stack, both ways a ZStack, aligns its views with one another: a guide of each lies on one line.
-- Only of: shares_room, overlays
-- The view with most before its guide stands at the edge, and so says where the line is.
WITH
-- With: direction,
-- With: placed,
own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS (
  SELECT place.*, ifnull(place.guide_value, 0.0) AS own, own.source_id AS source_id, own.source_ids AS source_ids,
    -- Counted from the right, a sum that is 0 may lack a little of it.
    abs(place.start) < 0.0005 AS is_first, abs(place.start) < 0.0005 AND ifnull(own.explicit, 0) = 0 AS is_at_edge,
    place.position = 0 AND ifnull(own.explicit, 0) = 0 AS fold
  FROM placed AS place
  CROSS JOIN kind AS traits ON traits.name = place.parent_kind AND (traits.shares_room OR traits.overlays) AND instr(traits.aligns, place.axis)
  LEFT JOIN own
  WHERE NOT place.only_child
), setter AS (
  SELECT child.id, other.guide_value AS line
  FROM place JOIN node AS child ON child.parent_id = place.parent_id AND child.id <> place.node_id
  JOIN axis_placement AS other ON other.node_id = child.id AND other.pass_id = place.pass_id AND other.axis = place.axis
  WHERE NOT place.is_first
), first AS (
  SELECT setter.id, setter.line,
    (SELECT source_id FROM placement_guide AS stated WHERE stated.node_id = setter.id AND stated.pass_id = :pass AND stated.axis = :axis) AS source_id
  FROM place JOIN setter ON abs(setter.line - place.start - place.own) < 0.001
  ORDER BY setter.line DESC, setter.id LIMIT 1
)
SELECT
  place.absolute AS value,
  place.parent_id AS stack_id,
  place.node_id AS view_id,
  ifnull(place.source_id, place.parent_id) AS by_id,
  place.guide AS guide,
  place.own AS own,
  place.source_id AS source_id,
  place.source_ids AS source_ids,
  place.is_at_edge AS is_at_edge,
  place.is_at_edge AND abs(place.parent_length - place.length) < 0.005 AS is_as_long,
  -- Where it stands at the edge itself, the line is its own.
  iif(place.is_first, NULL, ifnull(first.line, place.start + place.own)) AS line,
  first.id AS setter_id,
  :axis = 'w' AND direction.is_mirrored AS is_mirrored,
  -- A default guide in the middle: of the view whose line it is.
  iif(place.guide = 'center' AND first.source_id IS NULL, (
    SELECT length FROM axis_placement AS other
    WHERE other.node_id = first.id AND other.pass_id = place.pass_id AND other.axis = place.axis
      AND abs(other.length / 2 - first.line) < 0.005), NULL) AS setter_length,
  place.fold AS fold,
  -- Guides that a container combines: each of them, then all.
  ifnull((SELECT group_concat('cause ' || value, char(10)) FROM json_each('[' || place.source_ids || ']')) || char(10), '')
    || iif(place.source_ids LIKE '%,%', 'cause ' || replace(place.source_ids, ',', '+') || char(10), '')
    || ifnull('cause ' || first.source_id || char(10), '')
    || 'cause ' || place.parent_id || '.alignment'
    || ifnull(char(10) || 'cause ' || (SELECT view_id FROM node WHERE id = first.id), '') AS suspects,
  place.parent_id AS because
FROM place
CROSS JOIN direction
LEFT JOIN first;
