CREATE VIEW placement_guide AS
  -- The alignment guide by which a placed node was aligned along an axis; no row where its parent asked for none.

SELECT
  -- The pass. [INTEGER]
  pass_id AS pass_id,
  -- The node. [INTEGER]
  node_id AS node_id,
  -- The axis along which it was aligned: `w` or `h`. [TEXT]
  axis AS axis,
  -- The guide's name, `center` on both axes. [TEXT]
  guide AS name,
  -- Where it lies, from the node's leading edge or top. [REAL, points]
  guide_value AS value,
  -- Whether the scene or a child states it (1), or it is the default (0). [INTEGER]
  explicit AS explicit,
  -- The modifier that states it, on the node or on what is in it. [INTEGER] NULL: it is the default, or stated by no modifier.
  CAST(source_ids AS INTEGER) AS source_id,
  -- All that state it, ids with commas between them: a container combines guides. [TEXT] NULL: as `source_id`.
  source_ids AS source_ids
FROM (
  SELECT place.pass_id, place.node_id, place.axis, place.guide, place.guide_value, stated.explicit IS NOT NULL AS explicit, CASE WHEN stated.explicit THEN (
    SELECT group_concat(id) FROM (
      SELECT modifier.id FROM node
      JOIN node AS modifier ON modifier.id BETWEEN node.id AND node.last_id AND modifier.kind IN (SELECT name FROM kind WHERE states_guide)
      JOIN attribute ON attribute.node_id = modifier.id AND attribute.name = 'guide' AND attribute.text = stated.name
      WHERE node.id = place.node_id ORDER BY modifier.id LIMIT 8)) END AS source_ids
  FROM axis_placement AS place
  LEFT JOIN guide AS stated ON stated.rowid = (
    SELECT min(guide.rowid) FROM guide
    WHERE guide.node_id = place.node_id AND guide.pass_id = place.pass_id AND guide.explicit AND guide.value = place.guide_value
      AND guide.name = iif(place.guide = 'center', iif(place.axis = 'w', 'HorizontalAlignment.', 'VerticalAlignment.'), '') || place.guide)
  WHERE place.guide IS NOT NULL);
