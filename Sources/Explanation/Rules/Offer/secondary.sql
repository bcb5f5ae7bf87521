-- An overlay or background proposes the size of the view that it belongs to, and no more; to a style what lies beyond the safe area's edges, too.
SELECT
  child.proposal AS value,
  iif(child.reason = 'secondary-beyond', child.proposal - iif(child.axis = 'w', placement.width, placement.height), 0.0) AS beyond,
  parent.node_id AS by_id,
  parent.node_id + 1 AS primary_id,
  -- A background is meant to be as large; a text over a view may be meant to stick out. What takes what it is offered has more to blame.
  ifnull(iif(view.kind IN (SELECT name FROM kind WHERE shows_text), 'cause ', 'greedy ') || content.id || ' with fixedSize' || char(10), '')
    -- Where it belongs to what the next modifiers make of the view, it is as large as that.
    || iif(child.reason = 'secondary-beyond', 'cause ' || parent.node_id || '.ignoresSafeAreaEdges' || char(10), '')
    || ifnull('beside ' || parent.node_id || ' outside ' || outer.id, '') AS suspects,
  parent.node_id AS other_id,
  placement.call_id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node AS layer ON layer.id = parent.node_id
LEFT JOIN node AS content ON content.id = child.node_id AND layer.kind IN (SELECT name FROM kind WHERE kind.layer = 'front')
LEFT JOIN node AS view ON view.id = content.view_id
JOIN placement ON placement.pass_id = child.pass_id AND placement.node_id = parent.node_id + 1
LEFT JOIN node AS outer ON outer.id = (
  SELECT around.id FROM node AS around
  CROSS JOIN axis_placement AS place ON place.node_id = around.id AND place.pass_id = child.pass_id AND place.axis = child.axis
  WHERE around.view_id = layer.view_id AND around.id < layer.id
    AND abs(place.length - iif(child.axis = 'w', placement.width, placement.height)) > 0.005
  ORDER BY around.id DESC LIMIT 1)
WHERE child.id = :call AND child.axis = :axis AND child.reason IN ('secondary-place', 'secondary-beyond');
