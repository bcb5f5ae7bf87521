-- {kind}: {title}
-- A view with nothing inside: its rule says it all.
SELECT
  axis_call.reply AS value,
  node.kind AS kind,
  rule.title AS title,
  node.id AS by_id,
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
    'list.nil_is_0', 'text.collapsed', 'padding.floored_at_zero', 'grid.empty', 'gridRow.rectangle');
