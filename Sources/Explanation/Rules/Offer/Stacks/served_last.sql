-- A stack serves a Spacer, and what is empty, last of all. One that gets no more than its minimum gets what was held back for it.
-- Only of: shares_room
-- Is: remainder
WITH served AS MATERIALIZED (
  SELECT iif(node.key GLOB 'node[0-9]*', node.view_id, node.id) AS named_id, other.took,
    row_number() OVER (ORDER BY other.priority DESC, other.child_id) AS place, count(*) OVER () AS count
  FROM stack_offer AS own CROSS JOIN stack_share AS other ON other.call_id = own.arranged_by AND other.turn < own.turn
  CROSS JOIN node ON node.id = other.child_id AND +node.parent_id = own.stack_id
  WHERE own.call_id = :call AND own.axis = :axis AND (other.took <> 0 OR other.priority > own.priority)
  GROUP BY +other.child_id
)
SELECT
  child.proposal AS value,
  child.node_id AS by_id,
  (SELECT view.kind FROM node JOIN node AS view ON view.id = node.view_id WHERE node.id = child.node_id) IN (SELECT name FROM kind WHERE is_spacer) AS is_spacer,
  own.took AS took,
  own.minimum AS minimum,
  own.sharers AS sharers,
  (SELECT json_group_array(json_object('named_id', named_id, 'took', took)) FROM (SELECT * FROM served WHERE place <= 4 ORDER BY place)) AS before,
  (SELECT max(count) FROM served) AS before_count,
  -- One that got no more than its minimum is starved by who took most; else it shares with another Spacer, or is itself what fills the stack.
  -- Before that what makes who took most take all it is offered, or more.
  ifnull('peer ' || (
    -- Of a Button its label's, too, by which it goes.
    SELECT modifier.id FROM node AS child CROSS JOIN node AS modifier ON modifier.view_id IN (child.view_id, (
        SELECT label.view_id FROM node AS label JOIN node AS button ON button.id = label.parent_id
        WHERE label.parent_id = child.view_id AND button.kind IN (SELECT name FROM kind WHERE is_control)))
      AND +modifier.id >= child.id AND +modifier.id <> modifier.view_id
    CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = own.arranged_by)
    CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = :axis
    WHERE child.id = taker.child_id AND own.took <= own.minimum AND taker.took >= taker.offered
      AND (made.takes_offer OR made.imposes AND made.fit = 'more')
    ORDER BY modifier.id LIMIT 1) || char(10), '')
    || 'peer ' || (SELECT view_id FROM node WHERE id = iif(own.took > own.minimum, ifnull(fellow.child_id, child.node_id), taker.child_id)) || ifnull(char(10) || (
    SELECT group_concat('peer ' || view_id, char(10)) FROM (
      SELECT node.view_id FROM stack_share AS other JOIN node ON node.id = other.child_id
      WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.child_id <> child.node_id AND other.took > 0
        AND (own.took > own.minimum OR other.priority > own.priority)
      GROUP BY +other.child_id ORDER BY other.took DESC, other.child_id LIMIT 4)), '') AS suspects,
  own.stack_id AS other_id,
  parent.id AS because,
  'room' AS because_ask
FROM axis_call AS child
JOIN stack_offer AS own ON own.call_id = child.id AND own.axis = child.axis
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN stack_share AS taker ON taker.rowid = (
  SELECT other.rowid FROM stack_share AS other JOIN node ON node.id = other.child_id
  WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.priority > own.priority ORDER BY other.took DESC, other.rowid DESC LIMIT 1)
LEFT JOIN stack_share AS fellow ON fellow.rowid = (
  SELECT other.rowid FROM stack_share AS other JOIN node ON node.id = other.child_id
  WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.priority = own.priority AND other.child_id <> own.child_id
  ORDER BY other.took DESC, other.rowid LIMIT 1)
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT parent.proposal AND child.proposal IS own.offered
  AND own.priority = -9e999
  AND EXISTS (SELECT * FROM stack_share AS other WHERE other.call_id = own.arranged_by AND other.turn < own.turn AND other.priority > own.priority);
