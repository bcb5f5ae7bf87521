-- Across its axis a stack, both ways a ZStack, aligns its views with one another: a guide of each lies on one line.
-- Only of: shares_room, overlays
-- The view with most before its guide stands at the edge, and so says where the line is.
WITH
-- With: direction,
own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS (
  SELECT place.*, own.name AS guide, ifnull(own.value, 0.0) AS own, own.source_id AS source_id, own.source_ids AS source_ids,
    around.arranged_by AS arranged_by, traits.overlays AS overlays, ifnull(own.explicit, 0) AS is_stated,
    -- Counted from where its guides count: from the right, where what is around it reads from right to left.
    round(iif(:axis = 'w' AND direction.is_mirrored, place.parent_length - place.position - place.length, place.position), 4) AS start
  FROM axis_placement AS place CROSS JOIN direction
  CROSS JOIN kind AS traits ON traits.name = place.parent_kind AND (traits.shares_room OR traits.overlays) AND instr(traits.aligns, place.axis)
  JOIN placement AS around ON around.node_id = place.parent_id AND around.pass_id = place.pass_id
  LEFT JOIN own
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND NOT place.only_child
), setter AS (
  SELECT share.child_id AS id, guide.value AS line
  FROM place CROSS JOIN stack_share AS share ON share.call_id = place.arranged_by
  CROSS JOIN guide ON guide.node_id = share.child_id AND guide.call_id = place.arranged_by
  WHERE NOT place.overlays AND place.start <> 0 AND share.child_id <> place.node_id
  UNION ALL
  SELECT child.id, other.value
  FROM place JOIN node AS child ON child.parent_id = place.parent_id AND child.id <> place.node_id
  JOIN placement_guide AS other ON other.node_id = child.id AND other.pass_id = place.pass_id AND other.axis = place.axis
  WHERE place.overlays AND place.start <> 0
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
  place.start = 0 AND NOT place.is_stated AS is_at_edge,
  place.start = 0 AND NOT place.is_stated AND abs(place.parent_length - place.length) < 0.005 AS is_as_long,
  -- Where it stands at the edge itself, the line is its own.
  iif(place.start = 0, NULL, ifnull(first.line, place.start + place.own)) AS line,
  first.id AS setter_id,
  -- A default guide in the middle: of the view whose line it is.
  iif(place.guide = 'center' AND first.source_id IS NULL, (
    SELECT length FROM axis_placement AS other
    WHERE other.node_id = first.id AND other.pass_id = place.pass_id AND other.axis = place.axis
      AND abs(other.length / 2 - first.line) < 0.005), NULL) AS setter_length,
  place.position = 0 AND NOT place.is_stated AS fold,
  -- Guides that a container combines: each of them, then all.
  ifnull((SELECT group_concat('cause ' || value, char(10)) FROM json_each('[' || place.source_ids || ']')) || char(10), '')
    || iif(place.source_ids LIKE '%,%', 'cause ' || replace(place.source_ids, ',', '+') || char(10), '')
    || ifnull('cause ' || first.source_id || char(10), '')
    || 'cause ' || place.parent_id || '.alignment'
    || ifnull(char(10) || 'cause ' || (SELECT view_id FROM node WHERE id = first.id), '') AS suspects,
  place.parent_id AS because
FROM place
LEFT JOIN first;
