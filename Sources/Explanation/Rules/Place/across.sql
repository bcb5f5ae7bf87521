-- {stack} {how}{fitting}{own}{sources}{line}{setter}{half}
-- Only of: HStack, VStack, ZStack
-- Across its axis a stack, both ways a ZStack, aligns its views with one another: a guide of each lies on one line. The view with
-- most before its guide stands at the edge, and so says where the line is.
WITH own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), place AS (
  SELECT place.*, own.name AS guide, own.value AS own, own.source_id AS source_id, own.source_ids AS source_ids,
    own.explicit AS explicit, around.arranged_by AS arranged_by,
    place.position = 0 AND ifnull(own.explicit, 0) = 0 AS is_at_edge, abs(place.parent_length - place.length) < 0.005 AS is_as_long
  FROM axis_placement AS place
  JOIN placement AS around ON around.node_id = place.parent_id AND around.pass_id = place.pass_id
  LEFT JOIN own
  WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis AND NOT place.only_child
    AND CASE place.parent_kind WHEN 'HStack' THEN place.axis = 'h' WHEN 'VStack' THEN place.axis = 'w' WHEN 'ZStack' THEN 1 END
), setter AS (
  SELECT share.child_id AS id, guide.value AS line
  FROM place CROSS JOIN stack_share AS share ON share.call_id = place.arranged_by
  CROSS JOIN guide ON guide.node_id = share.child_id AND guide.call_id = place.arranged_by
  WHERE place.parent_kind <> 'ZStack' AND place.position <> 0 AND share.child_id <> place.node_id
  UNION ALL
  SELECT child.id, other.value
  FROM place JOIN node AS child ON child.parent_id = place.parent_id AND child.id <> place.node_id
  JOIN placement_guide AS other ON other.node_id = child.id AND other.pass_id = place.pass_id AND other.axis = place.axis
  WHERE place.parent_kind = 'ZStack' AND place.position <> 0
), first AS (
  -- Counted from the left, or from the right where one reads so.
  SELECT setter.id, setter.line,
    (SELECT source_id FROM placement_guide AS stated WHERE stated.node_id = setter.id AND stated.pass_id = :pass AND stated.axis = :axis) AS source_id
  FROM place JOIN setter ON abs(setter.line - place.position - place.own) < 0.001
    OR abs(setter.line - (place.parent_length - place.position - place.length) - place.own) < 0.001
  ORDER BY setter.line DESC, setter.id LIMIT 1
)
SELECT
  place.absolute AS value,
  place.parent_id AS stack_id,
  ifnull(place.source_id, place.parent_id) AS by_id,
  CASE
    WHEN place.is_at_edge AND place.is_as_long THEN printf('is as %s as ', iif(place.axis = 'w', 'wide', 'high'))
    ELSE 'aligns its views by ' || ifnull(place.guide, 'its corner') END AS how,
  iif(place.is_at_edge AND place.is_as_long, place.node_id, NULL) AS fitting_id,
  '' AS fitting,
  iif(place.is_at_edge, iif(place.is_as_long, ': nothing to align', ''),
    printf(': its %.10g%s', round(place.own, 2), iif(place.source_id IS NOT NULL, ', set by ', ''))) AS own,
  place.source_id AS source_id,
  place.source_id AS sources_id,
  iif(place.source_ids LIKE '%,%', place.source_ids, NULL) AS sources_ids,
  '' AS sources,
  -- Where it stands at the edge itself, the line is its own.
  iif(place.position = 0, '', printf(iif(place.source_id IS NULL, ' meets %.10g', ', meets %.10g'), round(ifnull(first.line, place.position + place.own), 2)) || iif(first.id IS NOT NULL, ' of ', ''))
    AS line,
  first.id AS setter_id,
  '' AS setter,
  -- A default guide in the middle: of the view whose line it is.
  iif(place.position <> 0 AND place.guide = 'center' AND first.id IS NOT NULL AND first.source_id IS NULL,
    ifnull((SELECT printf(', half of %.10g', round(other.length, 2)) FROM axis_placement AS other
      WHERE other.node_id = first.id AND other.pass_id = place.pass_id AND other.axis = place.axis AND abs(other.length / 2 - first.line) < 0.005), ''), '') AS half,
  place.is_at_edge AS fold,
  -- Guides that a container combines: each of them, then all.
  ifnull((SELECT group_concat('remove #' || value, char(10)) FROM json_each('[' || place.source_ids || ']')) || char(10), '')
    || iif(place.source_ids LIKE '%,%', 'remove #' || replace(place.source_ids, ',', '; remove #') || char(10), '')
    || ifnull('remove #' || first.source_id || char(10), '')
    || 'set #' || place.parent_id || '.alignment '
    || ifnull(middle.word, 'null')
    || ifnull(char(10) || 'remove #' || setting.view_id, '') AS edit,
  CASE WHEN place.source_id IS NULL THEN '' WHEN place.source_ids NOT LIKE '%,%' THEN 'Without {source}' || char(10)
    ELSE (SELECT group_concat('Without {it}', char(10)) FROM json_each('[' || place.source_ids || ']')) || char(10) || 'Without {sources}' || char(10) END || iif(first.source_id IS NOT NULL, 'Without {stater}' || char(10), '')
    || ifnull('With {stack} aligned by ' || middle.word, 'Without the alignment of {stack}')
    || iif(setting.view_id IS NOT NULL, char(10) || 'Without {rival}', '') AS label,
  'edit' AS blames,
  first.source_id AS stater_id,
  setting.view_id AS rival_id,
  place.parent_id AS because
FROM place
LEFT JOIN first
LEFT JOIN node AS setting ON setting.id = first.id
LEFT JOIN (
  -- What says nothing of this axis means its middle: `bottom`, from left to right. Then the same with a word for it.
  SELECT CASE
    WHEN alignment.text IS NULL OR alignment.text = 'center' THEN CASE place.parent_kind WHEN 'VStack' THEN 'leading' WHEN 'HStack' THEN 'top' ELSE 'topLeading' END
    WHEN place.parent_kind = 'ZStack' AND place.axis = 'w' AND alignment.text IN ('top', 'bottom') THEN alignment.text || 'Leading'
    WHEN place.parent_kind = 'ZStack' AND place.axis = 'h' AND alignment.text IN ('leading', 'trailing')
      THEN 'top' || upper(substr(alignment.text, 1, 1)) || substr(alignment.text, 2) END AS word
  FROM place LEFT JOIN attribute AS alignment ON alignment.node_id = place.parent_id AND alignment.name = 'alignment'
) AS middle;
