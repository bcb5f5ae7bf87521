CREATE VIEW calls AS
  -- Every sizeThatFits call as people read it.

SELECT
  -- The call. [INTEGER]
  call.id AS id,
  -- The call during which it was made. [INTEGER] NULL: the canvas asks the root.
  call.parent_id AS parent_id,
  -- Key of who asked: the node around it, or its Grid. [TEXT] NULL: the canvas.
  asker.key AS asker,
  -- The last call made during it. [INTEGER] NULL: it was open when the recorder died.
  call.last_id AS last_id,
  -- The pass. [INTEGER]
  call.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The node that was asked. [INTEGER]
  call.node_id AS node_id,
  -- The node's key. [TEXT]
  node.key AS key,
  -- The node's type. [TEXT]
  node.kind AS kind,
  -- Why it was asked. [TEXT] NULL: the asker gave no reason.
  reason.name AS reason,
  -- What it was proposed, width x height, to 2 decimals (`nil x 44`). [TEXT, points]
  iif(call.proposal_width IS NULL, 'nil', lower(printf('%.15g', round(call.proposal_width, 2) + 0.0)))
    || ' x '
    || iif(call.proposal_height IS NULL, 'nil', lower(printf('%.15g', round(call.proposal_height, 2) + 0.0))) AS proposal,
  -- What it answered, width x height, to 2 decimals (`72 x 60`). [TEXT, points] NULL: it was open when the recorder died.
  iif(call.reply_width IS NULL, NULL,
    lower(printf('%.15g', round(call.reply_width, 2) + 0.0))
      || ' x ' || lower(printf('%.15g', round(call.reply_height, 2) + 0.0))) AS reply,
  -- How the width came about; for a reused reply, when it was computed. [TEXT] NULL: the node names no rule.
  width_rule.code AS width_rule,
  -- How the height came about; for a reused reply, when it was computed. [TEXT] NULL: the node names no rule.
  height_rule.code AS height_rule,
  -- Whether the reply was reused, 0 or 1. [INTEGER]
  call.cache_hit AS cache_hit,
  -- The call whose reply was reused. [INTEGER] NULL: the reply was computed.
  call.cached_from AS cached_from,
  -- The call whose cache entry this one's pushed out. [INTEGER] NULL: none.
  call.evicted AS evicted
FROM call
JOIN pass ON pass.id = call.pass_id
JOIN node ON node.id = call.node_id
LEFT JOIN node AS around ON around.id = node.parent_id
LEFT JOIN kind AS row ON row.name = around.kind AND row.is_grid_row
LEFT JOIN call AS parent ON parent.id = call.parent_id
LEFT JOIN node AS asker ON asker.id = iif(row.name IS NULL, around.id, parent.node_id)
LEFT JOIN reason ON reason.id = call.reason_id
LEFT JOIN call AS origin ON origin.id = ifnull(call.cached_from, call.id)
LEFT JOIN rule AS width_rule ON width_rule.id = origin.width_rule_id
LEFT JOIN rule AS height_rule ON height_rule.id = origin.height_rule_id;
