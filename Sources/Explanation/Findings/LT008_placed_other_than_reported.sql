-- warning: A stack reports another length than its views have.
--
-- A stack that is offered nil across its axis first measures its views at nil, and reports what comes of that. To place them it offers its
-- own thickness instead, and a view may then answer another length. The stack keeps the length that it reported: there is a hole in it, or
-- its views stick out, and nothing around it notices.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "VStack", "id": "card", "spacing": 0, "modifiers": [
--     {"type": "fixedSize"}], "children": [
--     {"type": "Shape", "id": "photo",
--       "sizeThatFits": {"width": "proposal.width ?? 10", "height": "600 / width"}},
--     {"type": "Shape", "id": "caption", "sizeThatFits": {"width": 30, "height": 20}}]},
--   "passes": [{"proposal": {"width": 320, "height": 200}}]}
-- ```
--
-- To cure it, offer the stack a width (a frame), or give the view that changes its mind a size of its own.
--
-- ```json
-- {"version": 1,
--   "view": {"type": "VStack", "id": "card", "spacing": 0, "modifiers": [
--     {"type": "frame", "width": 30}, {"type": "fixedSize"}], "children": [
--     {"type": "Shape", "id": "photo",
--       "sizeThatFits": {"width": "proposal.width ?? 10", "height": "600 / width"}},
--     {"type": "Shape", "id": "caption", "sizeThatFits": {"width": 30, "height": 20}}]},
--   "passes": [{"proposal": {"width": 320, "height": 200}}]}
-- ```
WITH served AS (
  -- The last share of each child: that of the greatest rowid.
  SELECT placement.pass_id, stack.id, traits.axis, share.took, share.gap, iif(traits.axis = 'w', placement.width, placement.height) AS reported,
    max(share.rowid) AS last
  FROM node AS stack
  CROSS JOIN kind AS traits ON traits.name = stack.kind
  JOIN placement ON placement.node_id = stack.id
  JOIN stack_share AS share ON share.call_id = placement.arranged_by
  JOIN node AS child ON child.id = share.child_id AND child.parent_id = stack.id
  WHERE traits.shares_room
  GROUP BY placement.pass_id, stack.id, share.child_id
), arranged AS (
  SELECT pass_id, id, axis, sum(took) + sum(gap) AS placed, reported FROM served GROUP BY pass_id, id
)
SELECT
  pass_id AS pass_id,
  id AS node_id,
  axis AS axis,
  abs(reported - placed) AS amount,
  reported AS reported,
  placed AS placed
FROM arranged
WHERE abs(reported - placed) >= 0.5;
