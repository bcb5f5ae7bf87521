-- {container} spans its children, {how}
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS container_id,
  -- A guide of somebody's moves a child out of line.
  ifnull(guide.id, axis_call.node_id) AS by_id,
  iif(guide.id IS NULL, 'aligned with one another', 'one of them moved by ' || printf('%.10g', round(ifnull(moved.value, 0), 2)) || ' through its ' || moved.name || ' guide') AS how,
  'remove #' || guide.id AS edit,
  'Without {by}' AS label,
  (
    -- One child more than large enough.
    SELECT 'add #' || child.view_id || ' frame ' || iif(axis_call.axis = 'w', 'width', 'height') || '=' || (axis_call.reply + 1)
    FROM placement JOIN node AS child ON child.id = placement.node_id
    WHERE child.parent_id = axis_call.node_id AND placement.pass_id = axis_call.pass_id
    ORDER BY iif(:axis = 'w', placement.width, placement.height) DESC, child.id LIMIT 1
  ) AS content_edit,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
LEFT JOIN node AS guide ON guide.id = (
  SELECT modifier.id FROM node AS child
  JOIN node AS modifier ON modifier.view_id = child.view_id AND modifier.id >= child.id AND modifier.kind = 'alignmentGuide'
  JOIN guide AS own ON own.node_id = modifier.id AND own.pass_id = axis_call.pass_id AND own.explicit
  JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'guide' AND attribute.text = own.name
  WHERE child.parent_id = axis_call.node_id
    AND own.name NOT IN (SELECT value FROM json_each(iif(:axis = 'w', '["top", "bottom", "firstTextBaseline", "lastTextBaseline"]', '["leading", "trailing"]')))
  ORDER BY abs(own.value) DESC, modifier.id LIMIT 1)
LEFT JOIN guide AS moved ON moved.rowid = (
  SELECT own.rowid FROM guide AS own
  WHERE own.node_id = guide.id AND own.pass_id = axis_call.pass_id AND own.explicit AND own.name = (SELECT text FROM attribute WHERE node_id = guide.id AND name = 'guide')
  ORDER BY own.value DESC, own.rowid LIMIT 1)
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('stack.union_of_children', 'zstack.union_of_children');
