CREATE VIEW overflow AS
-- Nodes whose frame sticks out of their parent's by more than 0.01 points, per axis. The root's parent is the canvas, within its safe area.

SELECT
  -- The pass.
  inner.pass_id AS pass_id,
  -- The pass's name.
  pass.name AS pass,
  -- The node that sticks out.
  inner.node_id AS node_id,
  -- Its key.
  node.key AS key,
  -- Its type.
  node.kind AS kind,
  -- What it sticks out of. NULL: the canvas.
  node.parent_id AS parent_id,
  -- The parent's key, or `canvas`, or `safe area` where that leaves less of it.
  ifnull(parent.key, iif(abs(iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) - ifnull((
      SELECT iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) FROM node AS open
      WHERE open.id BETWEEN node.id AND node.view_id AND open.kind = 'ignoresSafeArea' LIMIT 1),
    (SELECT iif(axis.axis = 'w', call.proposal_width, call.proposal_height) FROM call WHERE call.id = inner.call_id))) > 0.005, 'safe area', 'canvas')) AS parent_key,
  -- The parent's type, or `canvas`: an `offset` or an `overlay` sticks out on purpose, what stands in a `ScrollView` or `List` scrolls, in a `List` vertically.
  ifnull(parent.kind, 'canvas') AS parent_kind,
  -- `w` or `h`.
  axis.axis AS axis,
  -- How long it is along the axis. [points]
  iif(axis.axis = 'w', inner.width, inner.height) AS length,
  -- How long the parent is along the axis. [points]
  CASE
    -- Or all of it, where the root ignores the safe area.
    WHEN parent.id IS NULL THEN ifnull((
      SELECT iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) FROM node AS open
      WHERE open.id BETWEEN node.id AND node.view_id AND open.kind = 'ignoresSafeArea' LIMIT 1),
    (SELECT iif(axis.axis = 'w', call.proposal_width, call.proposal_height) FROM call WHERE call.id = inner.call_id))
    ELSE iif(axis.axis = 'w', outer.width, outer.height)
  END AS parent_length,
  -- How far it is out on the left or at the top: the root, which is centred in what it is offered, is so on both sides. [points]
  max(0.0, iif(parent.id IS NULL, (iif(axis.axis = 'w', inner.width, inner.height) - ifnull((
      SELECT iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) FROM node AS open
      WHERE open.id BETWEEN node.id AND node.view_id AND open.kind = 'ignoresSafeArea' LIMIT 1),
    (SELECT iif(axis.axis = 'w', call.proposal_width, call.proposal_height) FROM call WHERE call.id = inner.call_id))) / 2,
    -iif(axis.axis = 'w', inner.x, inner.y))) AS out_before,
  -- How far it is out on the right or at the bottom. [points]
  max(0.0, iif(parent.id IS NULL, (iif(axis.axis = 'w', inner.width, inner.height) - ifnull((
      SELECT iif(axis.axis = 'w', pass.proposal_width, pass.proposal_height) FROM node AS open
      WHERE open.id BETWEEN node.id AND node.view_id AND open.kind = 'ignoresSafeArea' LIMIT 1),
    (SELECT iif(axis.axis = 'w', call.proposal_width, call.proposal_height) FROM call WHERE call.id = inner.call_id))) / 2,
    iif(axis.axis = 'w', inner.x + inner.width - outer.width, inner.y + inner.height - outer.height))) AS out_after,
  -- Whether it is meant to stick out, 0 or 1: an offset or a position moves it, or a guide of its own though it would fit, a negative padding
  -- lets it out, it follows a source, an overlay is no bound, a ScrollView scrolls, what ignores the safe area reaches into it, and what is
  -- clipped is not drawn there.
  ifnull(parent.kind IN ('offset', 'position', 'padding', 'safeAreaPadding', 'matchedGeometryEffect', 'overlay', 'background', 'ScrollView',
      'ignoresSafeArea', 'clipped', 'clipShape', 'cornerRadius')
    OR parent.kind = 'List' AND axis.axis = 'h'
    -- A view's modifiers and the view have ids in a row, the outermost modifier first.
    OR iif(axis.axis = 'w', inner.width <= outer.width + 0.01, inner.height <= outer.height + 0.01) AND EXISTS (
      SELECT * FROM node AS own WHERE own.id BETWEEN node.id AND node.view_id AND own.kind = 'alignmentGuide')
    OR EXISTS (
      -- Modifiers of the parent's view that stand around the parent.
      SELECT * FROM node AS clip
      WHERE clip.view_id = parent.view_id AND clip.id < parent.id AND clip.kind IN ('clipped', 'clipShape', 'cornerRadius')), 0) AS meant
FROM placement AS inner
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN pass ON pass.id = inner.pass_id
JOIN node ON node.id = inner.node_id
LEFT JOIN node AS parent ON parent.id = node.parent_id
LEFT JOIN placement AS outer ON outer.node_id = node.parent_id AND outer.pass_id = inner.pass_id
WHERE out_before > 0.01 OR out_after > 0.01;
