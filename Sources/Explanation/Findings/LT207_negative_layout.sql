-- error: A Layout answers a negative length.
--
-- No view is shorter than 0. A Layout that takes something off what it is offered, `proposal.width - 40`, answers a negative length where it is offered less,
-- as a stack does that asks for its shortest: 0. What is around it sums that up with its other views, and comes out shorter than they are, or takes it for
-- a view that can give more room than it has.
--
-- ```swift
-- func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
--   CGSize(width: (proposal.width ?? 100) - 40, height: 20)
-- }
-- ```
--
-- To cure it, answer at least 0, `max(0, …)`, or what the subviews take at least.
SELECT
  placement.pass_id AS pass_id,
  placement.node_id AS node_id,
  axis.axis AS axis,
  iif(axis.axis = 'w', asked.reply_width, asked.reply_height) AS length,
  -iif(axis.axis = 'w', asked.reply_width, asked.reply_height) AS amount,
  asked.proposal_width AS proposal_width,
  asked.proposal_height AS proposal_height
FROM placement
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
JOIN call AS placed ON placed.id = placement.call_id
JOIN call AS computed ON computed.id = ifnull(placed.cached_from, placed.id)
JOIN rule ON rule.id = computed.width_rule_id AND rule.code = 'layout.custom'
JOIN call AS asked ON asked.id = (
  SELECT min(call.id) FROM call
  WHERE call.node_id = placement.node_id AND call.pass_id = placement.pass_id AND iif(axis.axis = 'w', call.reply_width, call.reply_height) <= -0.005);
