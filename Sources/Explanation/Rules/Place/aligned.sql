-- {box} {how}{fitting}{own}{sources}{line}
-- A view of its own size in a box of another: a guide of both meets.
WITH own AS (
  SELECT * FROM placement_guide WHERE node_id = :node AND pass_id = :pass AND axis = :axis
), late AS (
  -- What is as long as its box stands at its corner only for being so long.
  SELECT place.position = 0 AND abs(place.parent_length - place.length) < 0.005
    AND place.parent_kind IN ('frame', 'containerRelativeFrame', 'fixedSize', 'aspectRatio', 'scaledToFit', 'scaledToFill')
    AND NOT EXISTS (SELECT * FROM own WHERE source_id IS NOT NULL) AS is_late
  FROM axis_placement AS place WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
)
SELECT
  place.absolute AS value,
  place.parent_id AS box_id,
  ifnull(own.source_id, place.parent_id) AS by_id,
  CASE
    WHEN place.position = 0 AND ifnull(own.explicit, 0) = 0 AND abs(place.parent_length - place.length) < 0.005
      THEN printf('is as %s as ', iif(place.axis = 'w', 'wide', 'high'))
    ELSE 'aligns it by ' || ifnull(own.name, 'its corner') END AS how,
  iif(place.position = 0 AND ifnull(own.explicit, 0) = 0 AND abs(place.parent_length - place.length) < 0.005, place.node_id, NULL) AS fitting_id,
  '' AS fitting,
  iif(place.position = 0 AND ifnull(own.explicit, 0) = 0, iif(abs(place.parent_length - place.length) < 0.005, ': nothing to align', ''),
    printf(': its %.10g%s', round(own.value, 2), iif(own.source_id IS NOT NULL, ', set by ', ''))) AS own,
  own.source_id AS source_id,
  own.source_id AS sources_id,
  iif(own.source_ids LIKE '%,%', own.source_ids, NULL) AS sources_ids,
  '' AS sources,
  -- The box has the guide's default; what another guide has as its default the place itself says.
  iif(place.position = 0 AND ifnull(own.explicit, 0) = 0, '', printf(iif(own.source_id IS NULL, ' meets %.10g', ', meets %.10g'), round(CASE ifnull(own.name, 'leading')
    WHEN 'leading' THEN 0.0 WHEN 'top' THEN 0.0 WHEN 'center' THEN box.length / 2 WHEN 'trailing' THEN box.length
    WHEN 'bottom' THEN box.length WHEN 'firstTextBaseline' THEN box.length WHEN 'lastTextBaseline' THEN box.length
    ELSE place.position + own.value
  END, 2)) || iif(own.name = 'center', printf(', half of %.10g', round(box.length, 2)), ''))
    || iif(own.name = 'leading' AND own.explicit = 0 AND place.position > 0.005 AND abs(place.position + place.length - box.length) < 0.005, ', from right to left', '') AS line,
  place.position = 0 AND ifnull(own.explicit, 0) = 0 AS fold,
  iif(late.is_late, NULL,
    ifnull((SELECT group_concat('remove #' || value, char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10), '')
      || iif(own.source_ids LIKE '%,%', 'remove #' || replace(own.source_ids, ',', '; remove #') || char(10), '')
      || iif(alignment.text IS NOT NULL AND alignment.text <> 'center', 'set #' || place.parent_id || '.alignment null' || char(10), '')
      || iif(parent.role = 'container', iif(alignment.text IS NULL OR alignment.text = 'center',
        'set #' || place.parent_id || '.alignment ' || iif(place.axis = 'w', 'leading', 'top'), ''), 'remove #' || place.parent_id)
      -- Without it the view may stand in the same middle of what is around.
      || iif(parent.kind IN ('frame', 'containerRelativeFrame', 'safeAreaInset') AND ifnull(alignment.text, 'center') = 'center',
        char(10) || 'set #' || place.parent_id || '.alignment ' || iif(place.axis = 'w', 'leading', 'top'), '')
      || ifnull(char(10) || 'set #' || place.parent_id || '.alignment ' || cornered, '')) AS edit,
  -- Before it comes what moves the view.
  iif(late.is_late, 'remove #' || place.parent_id, NULL) AS greedy_edit,
  iif(late.is_late, 'Without {box}', CASE WHEN own.source_id IS NULL THEN '' WHEN own.source_ids NOT LIKE '%,%' THEN 'Without {source}' || char(10)
    ELSE (SELECT group_concat('Without {it}', char(10)) FROM json_each('[' || own.source_ids || ']')) || char(10) || 'Without {sources}' || char(10) END
    || iif(alignment.text IS NOT NULL AND alignment.text <> 'center', 'Without the alignment of {box}' || char(10), '')
    || iif(parent.role = 'container', iif(alignment.text IS NULL OR alignment.text = 'center',
      'With {box} aligned by ' || iif(place.axis = 'w', 'leading', 'top'), ''), 'Without {box}')
    || iif(parent.kind IN ('frame', 'containerRelativeFrame', 'safeAreaInset') AND ifnull(alignment.text, 'center') = 'center',
      char(10) || 'With alignment: .' || iif(place.axis = 'w', 'leading', 'top') || ' on {box}', '')
    || ifnull(char(10) || 'With alignment: .' || cornered || ' on {box}', '')) AS label,
  'edit' AS blames,
  place.parent_id AS because
FROM axis_placement AS place
JOIN node AS parent ON parent.id = place.parent_id
JOIN axis_placement AS box ON box.node_id = place.parent_id AND box.pass_id = place.pass_id AND box.axis = place.axis
JOIN late
LEFT JOIN own
LEFT JOIN attribute AS alignment ON alignment.node_id = place.parent_id AND alignment.name = 'alignment'
-- What is at an edge along the other axis stays there.
LEFT JOIN (
  SELECT 'w' AS axis, 'top' AS text, 'topLeading' AS cornered UNION ALL SELECT 'w', 'bottom', 'bottomLeading'
  UNION ALL SELECT 'h', 'leading', 'topLeading' UNION ALL SELECT 'h', 'trailing', 'topTrailing') AS corner
  ON corner.axis = place.axis AND corner.text = alignment.text AND own.name = 'center' AND parent.kind IN ('frame', 'containerRelativeFrame')
LEFT JOIN attribute AS edge ON edge.node_id = place.parent_id AND edge.name = 'edge'
WHERE place.node_id = :node AND place.pass_id = :pass AND place.axis = :axis
  AND CASE parent.kind
    WHEN 'LazyVStack' THEN place.axis = 'w' WHEN 'LazyHStack' THEN place.axis = 'h'
    WHEN 'safeAreaInset' THEN (NOT place.only_child OR place.guide_row IS NOT NULL) AND place.axis = iif(edge.text IN ('top', 'bottom'), 'w', 'h')
    ELSE parent.kind IN ('frame', 'containerRelativeFrame', 'fixedSize', 'aspectRatio', 'scaledToFit', 'scaledToFill', 'layoutPriority')
  END;
