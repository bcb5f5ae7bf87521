CREATE VIEW overflow AS
  -- Nodes that stick out of their parent by more than 0.01 points, per axis. The root's is the canvas in its safe area.

SELECT
  -- The pass. [INTEGER]
  pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass AS pass,
  -- The node that sticks out. [INTEGER]
  node_id AS node_id,
  -- Its key. [TEXT]
  key AS key,
  -- Its type. [TEXT]
  kind AS kind,
  -- What it sticks out of. [INTEGER] NULL: the canvas.
  parent_id AS parent_id,
  -- The parent's key, or `canvas`, or `safe area` where that leaves less of it. [TEXT]
  ifnull(parent_key, iif(canvas_length <> parent_length, 'safe area', 'canvas')) AS parent_key,
  -- The parent's type, or `canvas`. [TEXT]
  ifnull(parent_kind, 'canvas') AS parent_kind,
  -- `w` or `h`. [TEXT]
  axis AS axis,
  -- How long it is along the axis. [REAL, points]
  length AS length,
  -- How long the parent is along the axis. [REAL, points]
  parent_length AS parent_length,
  -- How far it is out on the left or at the top; the root on both sides. [REAL, points]
  max(0.0, iif(parent_id IS NULL, (length - parent_length) / 2, -start)) AS out_before,
  -- How far it is out on the right or at the bottom. [REAL, points]
  max(0.0, iif(parent_id IS NULL, (length - parent_length) / 2, start + length - parent_length)) AS out_after,
  -- Whether it is meant to stick out, 0 or 1: it is moved, by a guide of its own though it would fit, transformed, scrolled, clipped, or let out
  -- (`kind.opens`). [INTEGER]
  ifnull(lets_out
    -- A view's modifiers and the view have ids in a row, the outermost modifier first.
    OR EXISTS (
      SELECT * FROM node AS own JOIN kind ON name = own.kind
      WHERE own.id BETWEEN sized.node_id AND sized.view_id AND (transforms OR states_guide AND length <= parent_length + 0.01))
    OR EXISTS (
      -- Modifiers of the parent's view that stand around the parent.
      SELECT * FROM node AS clip
      WHERE clip.view_id = sized.parent_view_id AND clip.id < sized.parent_id AND clip.kind IN (SELECT name FROM kind WHERE clips)), 0) AS meant
FROM (
  SELECT
    inner.pass_id, inner.node_id, pass.name AS pass, node.key, node.kind, node.view_id, node.parent_id,
    parent.key AS parent_key, parent.kind AS parent_kind, parent.view_id AS parent_view_id, axis.axis,
    traits.opens OR traits.clips OR ifnull(instr(traits.scrolls, axis.axis), 0) AS lets_out,
    iif(axis.axis = 'w', inner.x, inner.y) AS start,
    iif(axis.axis = 'w', inner.width, inner.height) AS length,
    iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) AS canvas_length,
    CASE
      WHEN parent.id IS NOT NULL THEN iif(axis.axis = 'w', outer.width, outer.height)
      -- What the root is offered, or all of the canvas, where it ignores the safe area.
      WHEN EXISTS (SELECT * FROM node AS open WHERE open.id BETWEEN node.id AND node.view_id AND open.kind IN (SELECT name FROM kind WHERE ignores_safe_area))
        THEN iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height)
      ELSE (SELECT iif(axis.axis = 'w', call.proposal_width, call.proposal_height) FROM call WHERE call.id = inner.call_id)
    END AS parent_length
  FROM placement AS inner
  CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
  JOIN pass ON pass.id = inner.pass_id
  JOIN node ON node.id = inner.node_id
  LEFT JOIN node AS parent ON parent.id = node.parent_id
  LEFT JOIN kind AS traits ON traits.name = parent.kind
  LEFT JOIN placement AS outer ON outer.node_id = node.parent_id AND outer.pass_id = inner.pass_id
) AS sized
WHERE out_before > 0.01 OR out_after > 0.01;
