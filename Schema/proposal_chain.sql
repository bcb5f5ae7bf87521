CREATE VIEW proposal_chain AS
  -- What each placed node was proposed when placed, and every node around it: the way from the canvas down to it.

SELECT
  -- The pass. [INTEGER]
  placement.pass_id AS pass_id,
  -- The pass's name. [TEXT]
  pass.name AS pass,
  -- The node at the end of the chain. [INTEGER]
  node.id AS node_id,
  -- Its key. [TEXT]
  node.key AS key,
  -- Place in the chain: 0 is the root, to which the canvas proposes. [INTEGER, count]
  link.depth AS step,
  -- The node of this step. [INTEGER]
  link.id AS step_id,
  -- Its key. [TEXT]
  link.key AS step_key,
  -- Its type. [TEXT]
  link.kind AS step_kind,
  -- The call that asked it for the size it was placed with. [INTEGER] NULL: its size was not asked for.
  placement.call_id AS call_id,
  -- Width proposed to it. [REAL, points] NULL: nil.
  placement.proposal_width AS proposal_width,
  -- Height proposed to it. [REAL, points] NULL: nil.
  placement.proposal_height AS proposal_height,
  -- What it was proposed, width x height, to 2 decimals (`nil x 44`). [TEXT, points]
  iif(placement.proposal_width IS NULL, 'nil', lower(printf('%.15g', round(placement.proposal_width, 2) + 0.0)))
    || ' x '
    || iif(placement.proposal_height IS NULL, 'nil', lower(printf('%.15g', round(placement.proposal_height, 2) + 0.0))) AS proposal,
  -- Its size, to 2 decimals (`72 x 60`). [TEXT, points]
  lower(printf('%.15g', round(placement.width, 2) + 0.0))
    || ' x ' || lower(printf('%.15g', round(placement.height, 2) + 0.0)) AS size
FROM node
-- An ancestor is a node whose range of ids holds the node's: no recursion is needed.
JOIN node AS link ON link.structure_id = node.structure_id AND link.id <= node.id AND link.last_id >= node.id
JOIN placement ON placement.node_id = link.id
JOIN pass ON pass.id = placement.pass_id;
