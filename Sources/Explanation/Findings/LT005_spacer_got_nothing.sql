-- warning, of what is written: A Spacer got nothing.
--
-- A Spacer takes what all others leave. Where its stack is offered nil (in a ScrollView along its axis, in a fixedSize) there is nothing to
-- leave, nor in a lazy stack, which offers nil to each of its views; where a sibling takes all it is offered, nothing is left. Then the Spacer
-- pushes nothing apart, on any canvas.
--
-- Where the others merely need all the room on this canvas it is a note. A Spacer with a minLength above 0 is a gap
-- and not reported.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "id": "row", "children": [
--     {"type": "Text", "string": "Wi-Fi", "modifiers": [
--       {"type": "frame", "id": "label", "maxWidth": "infinity"}]},
--     {"type": "Spacer", "id": "gap"},
--     {"type": "Text", "string": "On"}]},
--   "passes": [{"proposal": {"width": 320, "height": 44}}]}
-- ```
--
-- To cure it, take the Spacer away, or what takes all before it.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "id": "row", "children": [
--     {"type": "Text", "string": "Wi-Fi"},
--     {"type": "Spacer", "id": "gap"},
--     {"type": "Text", "string": "On"}]},
--   "passes": [{"proposal": {"width": 320, "height": 44}}]}
-- ```
WITH spacer AS (
  SELECT placement.pass_id, spacer.id, parent.id AS stack_id, traits.axis, arranged.arranged_by
  FROM node AS spacer
  JOIN node AS parent ON parent.id = spacer.parent_id
  CROSS JOIN kind AS traits ON traits.name = parent.kind AND traits.shares_room
  JOIN placement ON placement.node_id = spacer.id
  JOIN placement AS arranged ON arranged.node_id = parent.id AND arranged.pass_id = placement.pass_id
  WHERE spacer.kind IN (SELECT name FROM kind WHERE is_spacer)
    AND NOT EXISTS (SELECT 1 FROM attribute WHERE node_id = spacer.id AND name = 'minLength' AND number > 0)
), asked AS (
  SELECT spacer.*, share.offered, share.took, (SELECT number FROM attribute WHERE node_id = spacer.id AND name = 'minLength') AS least, 0 AS is_lazy
  FROM spacer JOIN stack_share AS share ON share.call_id = spacer.arranged_by AND share.child_id = spacer.id
  WHERE share.rowid = (SELECT max(rowid) FROM stack_share WHERE call_id = spacer.arranged_by AND child_id = spacer.id)
  UNION ALL
  SELECT placement.pass_id, spacer.id, parent.id, traits.axis, NULL, NULL,
    iif(traits.axis = 'w', placement.width, placement.height), (SELECT number FROM attribute WHERE node_id = spacer.id AND name = 'minLength'), 1
  FROM node AS spacer
  JOIN node AS parent ON parent.id = spacer.parent_id
  CROSS JOIN kind AS traits ON traits.name = parent.kind AND traits.lazy AND traits.tracks IS NULL AND traits.scrolls IS NULL
  JOIN placement ON placement.node_id = spacer.id
  WHERE spacer.kind IN (SELECT name FROM kind WHERE is_spacer)
    AND NOT EXISTS (SELECT 1 FROM attribute WHERE node_id = spacer.id AND name = 'minLength' AND number > 0)
), served AS MATERIALIZED (
  -- Where it is written, and whether it took more than it must: 8 is what SwiftUI gives a Spacer without minLength.
  SELECT asked.*, asked.took > ifnull(asked.least, 8) + 0.01 AS has_grown,
    coalesce(node.source_file || ':' || node.source_line || ':' || node.source_column, node.pointer) AS written
  FROM asked JOIN node ON node.id = asked.id
), abreast AS MATERIALIZED (
  -- The nearest stack around that lays views side by side, and whether the Spacer took more than it must.
  SELECT served.pass_id, served.id, served.axis, served.stack_id, served.has_grown, (
    SELECT max(holder.id) FROM node AS holder
    WHERE holder.id < served.stack_id AND holder.last_id >= served.stack_id
      AND holder.kind IN (SELECT name FROM kind WHERE shares_room AND kind.axis <> served.axis)) AS holder_id
  FROM served WHERE served.offered IS NOT NULL
), greedy AS (
  -- The one that took most of those that would take any length: it took all it was offered. What is alone in its priority nobody asks for its longest. SQLite
  -- gives the other column of the row with the maximum.
  SELECT served.pass_id, served.id, share.child_id AS sibling_id, max(share.took)
  FROM served
  JOIN stack_shares AS share ON share.call_id = served.arranged_by AND ifnull(share.maximum, 9e999) = 9e999 AND share.priority > -9e999 AND share.fit = 'all'
  JOIN node ON node.id = share.child_id AND node.parent_id = served.stack_id
  GROUP BY served.pass_id, served.id
), source AS (
  -- Who makes nil of what it is offered itself: the nearest view around the stack that is offered a length.
  SELECT served.pass_id, served.id, (
    WITH RECURSIVE above (id, depth) AS (
      SELECT served.stack_id, 0
      UNION ALL
      SELECT (SELECT parent_id FROM node WHERE node.id = above.id AND parent_id < id), above.depth + 1 FROM above
      WHERE above.id IS NOT NULL AND (
        SELECT iif(served.axis = 'w', proposal_width, proposal_height) FROM placement
        WHERE placement.node_id = above.id AND placement.pass_id = served.pass_id) IS NULL
    )
    SELECT id FROM above ORDER BY depth DESC LIMIT 1) AS source_id
  FROM served WHERE served.offered IS NULL AND NOT served.is_lazy
)
SELECT
  served.pass_id AS pass_id,
  served.id AS node_id,
  served.axis AS axis,
  served.took AS amount,
  served.took AS took,
  served.stack_id AS stack_id,
  greedy.sibling_id AS sibling_id,
  nullif(source.source_id, served.stack_id) AS source_id,
  served.is_lazy AS is_lazy,
  served.offered AS offered,
  iif(served.offered IS NULL OR greedy.sibling_id IS NOT NULL, 'warning', 'note') AS severity
FROM served
JOIN pass ON pass.id = served.pass_id
LEFT JOIN greedy ON greedy.pass_id = served.pass_id AND greedy.id = served.id
LEFT JOIN source ON source.pass_id = served.pass_id AND source.id = served.id
WHERE NOT served.has_grown
  -- Of columns side by side that are as long as the longest, the Spacer of that has nothing to take: those of the others have. What takes all takes it on any
  -- canvas.
  AND (greedy.sibling_id IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM abreast AS own
    JOIN abreast AS other ON other.pass_id = own.pass_id AND other.holder_id = own.holder_id AND other.axis = own.axis AND other.stack_id <> own.stack_id
    WHERE own.pass_id = served.pass_id AND own.id = served.id AND other.has_grown))
  -- What pushes something apart in another round of its loop is there for that.
  AND NOT EXISTS (SELECT 1 FROM served AS other WHERE other.pass_id = served.pass_id AND other.written = served.written AND other.has_grown)
  -- A canvas that proposes nil or 0 asks for just that.
  AND ifnull(iif(served.axis = 'w', pass.proposal_width, pass.proposal_height), 0) > 0;
