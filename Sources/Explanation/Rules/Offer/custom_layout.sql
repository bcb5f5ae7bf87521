-- A Layout of the program's own proposes to its views what it likes, such as a length that another of them has answered to it; what its views say to it, a
-- value, a priority, a guide, stands beside.
WITH asked AS MATERIALIZED (
  SELECT child.*, own.view_id, parent.node_id AS layout_id, parent.id AS layout_call_id
  FROM axis_call AS child JOIN node AS own ON own.id = child.node_id
  JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  JOIN call ON call.id = ifnull(call.cached_from, call.id) AND call.id = parent.computed_by
  JOIN rule ON rule.id = call.width_rule_id AND rule.code = 'layout.custom'
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal
), layout AS (SELECT layout_id AS id, node_id AS child_id, pass_id FROM asked),
-- With: told,
answered AS (
  -- The length itself, bit by bit, that one answered before; none that just took what it was offered, as many do.
  SELECT took.id AS call_id, took.node_id AS node_id, node.view_id AS view_id
  FROM asked CROSS JOIN axis_call AS took ON took.parent_id = asked.parent_id AND took.id < asked.id AND took.axis = asked.axis AND took.reply = asked.proposal
    AND took.proposal IS NOT took.reply
  CROSS JOIN node ON node.id = took.node_id
  WHERE asked.proposal > 0 AND asked.proposal < 9e999
  ORDER BY took.id DESC LIMIT 1
)
SELECT
  asked.proposal AS value,
  asked.layout_id AS by_id,
  answered.node_id AS other_id,
  ifnull('cause ' || nullif(answered.view_id, asked.view_id) || char(10), '') || 'cause ' || asked.layout_id
    || ifnull((SELECT group_concat(char(10) || 'beside ' || id, '') FROM told), '') AS suspects,
  ifnull(answered.call_id, asked.layout_call_id) AS because,
  iif(answered.call_id IS NULL, 'offer', 'reply') AS because_ask
FROM asked LEFT JOIN answered;
