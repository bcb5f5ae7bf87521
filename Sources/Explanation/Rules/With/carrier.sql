-- Whose modifiers give this view, and those that count as much or more, their priorities: a stack of one view is that view.
carrier (child_id, turn, took, is_own, is_first, id, view_id) AS (
  SELECT served.child_id, turn, took, is_own, is_first, node.id, node.view_id
  FROM (
    SELECT child_id, turn, took, 1 AS is_own, 0 AS is_first FROM own
    UNION ALL
    SELECT * FROM (SELECT child_id, turn, took, 0, is_first FROM peer ORDER BY is_first DESC, took DESC, turn DESC LIMIT 8)) AS served
  CROSS JOIN node ON node.id = served.child_id
  UNION ALL
  SELECT carrier.child_id, carrier.turn, carrier.took, carrier.is_own, carrier.is_first, inner.id, inner.view_id FROM carrier CROSS JOIN node AS inner ON inner.parent_id = carrier.id
  WHERE carrier.id = carrier.view_id AND (SELECT node.kind FROM node WHERE node.id = carrier.id) IN (SELECT name FROM kind WHERE shares_room OR overlays)
    AND (SELECT count(*) FROM node AS other WHERE other.parent_id = carrier.id) = 1
)
