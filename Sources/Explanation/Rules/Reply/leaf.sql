-- A view with nothing inside, or one that goes by nothing that is in it: the rule that it states says it all.
-- Is: own
SELECT
  axis_call.reply AS value,
  node.kind AS kind,
  rule.title AS title,
  node.id AS by_id,
  -- Whoever offers it has said so.
  axis_call.rule = 'spacer.takes_proposal' AS fold,
  (SELECT group_concat(line, char(10)) FROM (
    -- A symbol is as large as the letters beside it.
    SELECT iif(axis_call.rule = 'image.natural_size' AND EXISTS (SELECT * FROM attribute WHERE node_id = node.id AND name = 'systemName'),
      'cause ' || node.id || ' setters', NULL) AS line
    UNION ALL
    SELECT CASE
        WHEN axis_call.rule = 'image.natural_size' THEN 'cause ' || node.id || '.resizable'
        WHEN axis_call.rule = 'image.cap_insets' THEN 'cause ' || node.id || '.capInsets'
        WHEN axis_call.rule = 'position.accepts_proposal' THEN 'cause ' || node.id
        -- A minimum that somebody set raises its share.
        WHEN axis_call.rule = 'spacer.minimum' AND axis_call.fit = 'more' AND EXISTS (
          SELECT * FROM attribute WHERE node_id = node.id AND name = 'minLength') THEN 'cause ' || node.id || '.minLength' END
    UNION ALL
    -- A container is as large as it is for what takes all in it. A Spacer's minimum is to blame if nobody took the room.
    SELECT CASE
        WHEN axis_call.rule = 'spacer.minimum' AND axis_call.reply > 0 THEN 'greedy ' || node.id || '.minLength'
        WHEN node.role <> 'modifier' AND axis_call.takes_offer THEN 'greedy ' || node.id END
    UNION ALL
    -- Something else in its place would have another size.
    SELECT iif(node.role <> 'modifier' AND NOT axis_call.takes_offer, 'content ' || node.id, NULL)
    UNION ALL
    -- An image that is stretched keeps its ratio with this, where it is the first modifier.
    SELECT iif(axis_call.rule = 'image.resized' AND NOT EXISTS (SELECT * FROM node AS modifier WHERE modifier.view_id = node.id AND modifier.id < node.id),
      'beside ' || node.id || ' with scaledToFit', NULL))) AS suspects,
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
    'spacer.takes_proposal', 'spacer.minimum', 'divider.thickness', 'position.accepts_proposal', 'stack.empty', 'zstack.empty',
    'button.empty', 'viewThatFits.empty', 'scrollView.empty', 'scrollView.accepts_proposal', 'list.accepts_proposal', 'lazyGrid.accepts_proposal',
    'list.nil_is_0', 'text.collapsed', 'padding.floored_at_zero', 'grid.empty');
