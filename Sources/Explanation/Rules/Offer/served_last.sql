-- {left}{what} is served last (priority -infinity)
-- Only of: HStack, VStack
-- One that gets no more than its minimum gets what was held back for it.
SELECT
  child.proposal AS value,
  own.stack_id AS stack_id,
  child.node_id AS by_id,
  iif((SELECT view.kind FROM node JOIN node AS view ON view.id = node.view_id WHERE node.id = child.node_id) = 'Spacer', 'a Spacer', 'what is empty') AS what,
  (SELECT CASE WHEN own.took > own.minimum OR own.sharers > 1 AND own.offered > 0.005 THEN printf('what %s left over%s: ', words, iif(own.sharers > 1, printf(', shared equally among %d', own.sharers), ''))
      WHEN own.took > 0 THEN printf('only its minimum of %.10g, as %s took the rest: ', round(own.took, 2), words)
      ELSE printf('nothing, as %s took it all: ', words) END FROM (
    SELECT group_concat(iif(place = 1, '', iif(place = many, ' and ', ', ')) || printf('%s (%.10g)', key, round(took, 2)), '')
      || iif(max(many) > 4, printf(' and %d other%s', max(many) - 4, iif(max(many) = 5, '', 's')), '') AS words FROM (
      SELECT iif(node.key GLOB 'node[0-9]*', view.key, node.key) AS key, other.took,
        row_number() OVER (ORDER BY other.priority DESC, other.child_id) AS place, count(*) OVER () AS many
      FROM stack_share AS other JOIN node ON node.id = other.child_id JOIN node AS view ON view.id = node.view_id
      WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.turn < own.turn AND (other.took <> 0 OR other.priority > own.priority)
      GROUP BY +other.child_id ORDER BY other.priority DESC, other.child_id LIMIT 4))) AS left,
  -- One that got no more than its minimum is starved by who took most; else it shares with another Spacer, or is itself what fills the stack.
  -- Before that what makes who took most take all it is offered, or more.
  ifnull('remove #' || (
    -- Of a Button its label's, too, by which it goes.
    SELECT modifier.id FROM node AS child CROSS JOIN node AS modifier ON modifier.view_id IN (child.view_id, (
        SELECT label.view_id FROM node AS label JOIN node AS button ON button.id = label.parent_id WHERE label.parent_id = child.view_id AND button.kind = 'Button'))
      AND +modifier.id >= child.id AND +modifier.id <> modifier.view_id
    CROSS JOIN placement ON placement.node_id = modifier.id AND placement.pass_id = (SELECT pass_id FROM call WHERE id = own.arranged_by)
    CROSS JOIN axis_call AS made ON made.id = placement.call_id AND made.axis = :axis
    WHERE child.id = taker.child_id AND own.took <= own.minimum AND taker.took > taker.offered - 0.005
      AND made.rule IN ('frame.clamped_to_minimum', 'frame.accepts_proposal', 'frame.ideal', 'fixedSize.ideal')
    ORDER BY modifier.id LIMIT 1) || char(10), '')
    || 'remove #' || (SELECT view_id FROM node WHERE id = iif(own.took > own.minimum, ifnull(fellow.child_id, child.node_id), taker.child_id)) || ifnull(char(10) || (
    SELECT group_concat('remove #' || view_id, char(10)) FROM (
      SELECT node.view_id FROM stack_share AS other JOIN node ON node.id = other.child_id
      WHERE other.call_id = own.arranged_by AND node.parent_id = own.stack_id AND other.child_id <> child.node_id AND other.took > 0
        AND (own.took > own.minimum OR other.priority > own.priority)
      GROUP BY +other.child_id ORDER BY other.took DESC, other.child_id LIMIT 4)), '') AS edit,
  'Without {it}' AS label,
  child.node_id AS child_id,
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
