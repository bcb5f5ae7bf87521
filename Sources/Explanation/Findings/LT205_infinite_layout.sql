-- error: A Layout answers an infinite length to no proposal.
--
-- nil asks for the ideal length, as a ScrollView does along the axis it scrolls, a fixedSize, or a Grid that measures its cells. A Layout that takes what it
-- is offered, `proposal.width ?? .infinity`, answers infinity then: what is around it becomes infinite, too, and nothing can be placed behind it. Asked with
-- infinity it may answer infinity.
--
-- ```swift
-- func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
--   CGSize(width: proposal.width ?? .infinity, height: 20)
-- }
-- ```
--
-- To cure it, answer nil with what the subviews take in one line, the widest row say, or `proposal.replacingUnspecifiedDimensions()`.
SELECT
  placement.pass_id AS pass_id,
  placement.node_id AS node_id,
  axis.axis AS axis,
  around.id AS by_id
FROM placement
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN call AS placed ON placed.id = placement.call_id
JOIN call AS computed ON computed.id = ifnull(placed.cached_from, placed.id)
JOIN rule ON rule.id = computed.width_rule_id AND rule.code = 'layout.custom'
-- What stands between may hand on as a number what the Layout answered to nil.
JOIN call AS asked ON asked.id = (
  SELECT min(call.id) FROM call
  WHERE call.node_id = placement.node_id AND call.pass_id = placement.pass_id AND iif(axis.axis = 'w', call.proposal_width, call.proposal_height) IS NULL
    AND iif(axis.axis = 'w', call.reply_width, call.reply_height) = 9e999)
LEFT JOIN call AS asking ON asking.id = asked.parent_id
LEFT JOIN node AS around ON around.id = asking.node_id
WHERE iif(axis.axis = 'w', placement.width, placement.height) = 9e999;
