CREATE VIEW axis_call AS
  -- A sizeThatFits call along one axis: each call twice, a reused reply with the rule and source of its first.

SELECT
  -- The call. [INTEGER]
  call.id AS id,
  -- `w` or `h`. [TEXT]
  axis.axis AS axis,
  -- The call during which it was made. [INTEGER] NULL: the canvas asks the root.
  call.parent_id AS parent_id,
  -- The last call made during it. [INTEGER] NULL: it was open when the recorder died.
  call.last_id AS last_id,
  -- The pass. [INTEGER]
  call.pass_id AS pass_id,
  -- The node that was asked. [INTEGER]
  call.node_id AS node_id,
  -- Why it was asked. [TEXT] NULL: the asker gave no reason.
  reason.name AS reason,
  -- What it was proposed along the axis. [REAL, points] NULL: nil.
  iif(axis.axis = 'w', call.proposal_width, call.proposal_height) AS proposal,
  -- What it answered along the axis. [REAL, points] NULL: it was open.
  iif(axis.axis = 'w', call.reply_width, call.reply_height) AS reply,
  -- `less`, `all` or `more` of what it was proposed, to 0.005 points. [TEXT] NULL: of nil, or open.
  CASE
    WHEN iif(axis.axis = 'w', call.reply_width - call.proposal_width, call.reply_height - call.proposal_height) <= -0.005 THEN 'less'
    WHEN iif(axis.axis = 'w', call.reply_width - call.proposal_width, call.reply_height - call.proposal_height) >= 0.005 THEN 'more'
    WHEN iif(axis.axis = 'w', call.reply_width + call.proposal_width, call.reply_height + call.proposal_height) IS NOT NULL THEN 'all'
  END AS fit,
  -- What it was proposed along the other axis. [REAL, points] NULL: nil.
  iif(axis.axis = 'w', call.proposal_height, call.proposal_width) AS cross_proposal,
  -- What it answered along the other axis. [REAL, points] NULL: it was open.
  iif(axis.axis = 'w', call.reply_height, call.reply_width) AS cross_reply,
  -- How the answer came about. [TEXT] NULL: the node names no rule.
  rule.code AS rule,
  -- Whether that takes what is proposed, 0 or 1. [INTEGER]
  (SELECT basis FROM rule_basis WHERE rule_id = rule.id AND rank = 1) IS 'offer' AS takes_offer,
  -- Whether a modifier makes it so long, 0 or 1: by a length, bound or ratio of its own, or as the ideal length. [INTEGER]
  (
    SELECT iif(offers_nil IS NULL, (keeps_ratio OR sets_length AND iif(axis.axis = 'w', origin.width_from, origin.height_from) IS NULL)
      AND (SELECT basis FROM rule_basis WHERE rule_id = rule.id AND rank = 1) IS 'own', rule.code <> 'forwards')
    FROM node CROSS JOIN kind ON kind.name = node.kind AND kind.role = 'modifier' WHERE node.id = call.node_id) IS 1 AS imposes,
  -- The call whose reply or proposal supplied the answer. [INTEGER] NULL: it is the node's own argument or a sum.
  iif(axis.axis = 'w', origin.width_from, origin.height_from) AS source,
  -- The call that computed the answer; its own id if it was not reused. [INTEGER]
  origin.id AS computed_by,
  -- Whether the reply was reused, 0 or 1. [INTEGER]
  call.cache_hit AS cache_hit
FROM call
CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS axis
LEFT JOIN reason ON reason.id = call.reason_id
LEFT JOIN call AS origin ON origin.id = ifnull(call.cached_from, call.id)
LEFT JOIN rule ON rule.id = iif(axis.axis = 'w', origin.width_rule_id, origin.height_rule_id);
