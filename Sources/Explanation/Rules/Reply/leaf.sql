-- {kind}: {title}
-- A view with nothing inside: its rule says it all.
SELECT
  axis_call.reply AS value,
  node.kind AS kind,
  rule.title AS title,
  node.id AS by_id,
  -- Whoever offers it has said so.
  axis_call.rule = 'spacer.takes_proposal' AS fold,
  CASE
    WHEN axis_call.rule = 'image.natural_size' THEN 'set #' || node.id || '.resizable true'
    WHEN axis_call.rule = 'image.cap_insets' THEN 'set #' || node.id || '.capInsets null'
    WHEN axis_call.rule = 'position.accepts_proposal' THEN 'remove #' || node.id
    -- A minimum that somebody set raises its share.
    WHEN axis_call.rule = 'spacer.minimum' AND axis_call.proposal < axis_call.reply - 0.005 AND EXISTS (
      SELECT * FROM attribute WHERE node_id = node.id AND name = 'minLength') THEN 'set #' || node.id || '.minLength 0'
  END AS edit,
  -- A container is as large as it is for what takes all in it. A Spacer's minimum is to blame if nobody took the room.
  CASE
    WHEN axis_call.rule = 'spacer.minimum' AND axis_call.reply > 0 THEN 'set #' || node.id || '.minLength 0'
    WHEN node.role <> 'modifier' AND axis_call.rule LIKE '%.accepts_proposal' THEN 'remove #' || node.id
  END AS greedy_edit,
  CASE axis_call.rule WHEN 'image.natural_size' THEN 'With .resizable()' WHEN 'image.cap_insets' THEN 'Without the capInsets of {by}' WHEN 'spacer.minimum' THEN 'With {by}.minLength 0'
    ELSE 'Without {by}' END AS label,
  -- Something else in its place would have another size.
  CASE
    WHEN axis_call.rule = 'leaf.unspecified_is_10' AND node.role = 'container' THEN 'add #' || node.id || ' frame ' || iif(axis_call.axis = 'w', 'width', 'height') || '=11'
    WHEN node.role <> 'modifier' AND axis_call.rule NOT LIKE '%.accepts_proposal' THEN
      'replace #' || node.id || ' Shape sizeThatFits={"width": ' || (axis_call.reply + 1) || ', "height": ' || (axis_call.reply + 1) || '}'
  END AS content_edit,
  -- An image that is stretched keeps its ratio with this, where it is the first modifier.
  iif(axis_call.rule = 'image.resized' AND NOT EXISTS (SELECT * FROM node AS modifier WHERE modifier.view_id = node.id AND modifier.id < node.id),
    'add #' || node.id || ' scaledToFit', NULL) AS other_edit,
  'With .scaledToFit() on {by}' AS other_label,
  -- A square goes by its shorter side.
  iif(axis_call.rule = 'leaf.square' AND axis_call.cross_proposal < ifnull(axis_call.proposal, 9e999), iif(axis_call.axis = 'w', 'h', 'w'), axis_call.axis) AS because_axis,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
JOIN node ON node.id = axis_call.node_id
JOIN rule ON rule.code = axis_call.rule
WHERE axis_call.id = :call AND axis_call.axis = :axis
  AND axis_call.rule IN (
    'leaf.accepts_proposal', 'leaf.unspecified_is_10', 'leaf.square', 'shape.formula', 'image.natural_size', 'image.resized', 'image.cap_insets',
    'spacer.takes_proposal', 'spacer.minimum', 'divider.thickness', 'position.accepts_proposal', 'layout.custom', 'stack.empty', 'zstack.empty',
    'button.empty', 'viewThatFits.empty', 'scrollView.empty', 'scrollView.accepts_proposal', 'list.accepts_proposal', 'lazyGrid.accepts_proposal',
    'list.nil_is_0', 'text.collapsed', 'padding.floored_at_zero', 'grid.empty');
