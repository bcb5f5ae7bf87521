-- Modifiers by which views say something to the Layout around them, whose node and pass `layout` has: values for it, a priority, guides that it read. Those of
-- the view that it has as `child_id` come first.
told AS MATERIALIZED (
  SELECT said.id AS id, child.id AS child_id, +said.kind IN (SELECT name FROM kind WHERE states_guide) AS is_guide
  FROM layout CROSS JOIN node AS child ON child.parent_id = layout.id
  CROSS JOIN node AS said ON said.view_id = child.view_id AND said.id BETWEEN child.id AND child.view_id - 1
  WHERE +said.kind IN (SELECT name FROM kind WHERE sets_priority)
    OR EXISTS (SELECT * FROM attribute WHERE node_id = said.id AND name = 'key')
    OR +said.kind IN (SELECT name FROM kind WHERE states_guide) AND EXISTS (
      SELECT * FROM attribute CROSS JOIN guide ON guide.node_id = child.id AND guide.pass_id = layout.pass_id AND guide.name = attribute.text AND guide.explicit
      CROSS JOIN call ON call.id = guide.call_id AND call.node_id = layout.id
      WHERE attribute.node_id = said.id AND attribute.name = 'guide')
  ORDER BY child.id <> layout.child_id, said.id
  LIMIT 8
)
