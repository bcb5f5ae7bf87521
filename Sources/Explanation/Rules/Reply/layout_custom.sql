-- A Layout written in Swift says its size by itself; what of its subviews answered it last is known, and the longest is the likeliest to matter.
WITH subview AS MATERIALIZED (
  SELECT child.id AS id, child.view_id AS view_id, max(took.id) AS last, iif(:axis = 'w', took.reply_width, took.reply_height) AS length
  FROM axis_call AS asked CROSS JOIN call AS asking ON asking.id = asked.computed_by
  CROSS JOIN call AS took ON took.pass_id = asking.pass_id AND took.id BETWEEN asking.id AND asking.last_id AND took.parent_id = asking.id
    -- Questions that it asks while it places its views come too late for its size.
    AND took.reason_id IN (SELECT id FROM reason WHERE name NOT IN ('place', 'custom-place'))
  CROSS JOIN node AS child ON child.id = took.node_id
  WHERE asked.id = :call AND asked.axis = :axis
  GROUP BY child.id
), layout AS (SELECT node_id AS id, NULL AS child_id, pass_id FROM axis_call WHERE id = :call AND axis = :axis),
-- With: told,
longest AS MATERIALIZED (
  SELECT id, view_id, length FROM subview WHERE length > 0 AND length < 9e999 ORDER BY length DESC, id LIMIT 1
)
SELECT
  axis_call.reply AS value,
  node.kind AS kind,
  axis_call.node_id AS by_id,
  longest.id AS child_id,
  longest.length AS length,
  -- As it is placed, where that is by another proposal than it answered.
  (SELECT iif(:axis = 'w', placement.width, placement.height) FROM placement
    WHERE placement.node_id = longest.id AND placement.pass_id = axis_call.pass_id
      AND abs(iif(:axis = 'w', placement.width, placement.height) - longest.length) > 0.005) AS placed,
  nullif((SELECT count(*) FROM subview), 0) AS count,
  -- One that is longer than the Layout may be makes it so long; of others it is the Layout that makes something of them.
  ifnull(iif(longest.length > axis_call.proposal + 0.005, 'cause ', 'peer ') || longest.view_id || char(10), '') || 'content ' || axis_call.node_id
    || ifnull((SELECT group_concat(char(10) || 'beside ' || id, '') FROM told), '') AS suspects,
  axis_call.id AS because,
  'offer' AS because_ask
FROM axis_call
JOIN node ON node.id = axis_call.node_id
LEFT JOIN longest
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule = 'layout.custom';
