-- Across its axis a stack, both ways a ZStack, is as large as its largest child; a ScrollView as its content.
-- Is: largest
WITH longest AS MATERIALIZED (
  -- Where it is as long as it was offered, the children that are, too, and what of each takes whatever it is offered: a Divider, a color, a frame without a
  -- limit around what does not. Shorter ones have none.
  SELECT child.id AS id, CASE WHEN iif(:axis = 'w', placement.width, placement.height) > asked.reply - 0.005 THEN ifnull((
      SELECT taking.id FROM node AS taking CROSS JOIN placement AS placed ON placed.node_id = taking.id AND placed.pass_id = asked.pass_id
      CROSS JOIN axis_call AS made ON made.id = placed.call_id AND made.axis = :axis AND made.takes_offer
      WHERE taking.id BETWEEN child.id AND child.view_id AND taking.view_id = child.view_id ORDER BY taking.id DESC LIMIT 1), 0) END AS taker
  FROM axis_call AS asked CROSS JOIN node AS child ON child.parent_id = asked.node_id
  CROSS JOIN placement ON placement.node_id = child.id AND placement.pass_id = asked.pass_id
  WHERE asked.id = :call AND asked.axis = :axis AND asked.rule IN ('stack.extent_of_child', 'zstack.largest_child')
    AND asked.reply > 0 AND asked.fit = 'all'
), takers AS MATERIALIZED (
  -- Together they make it so long where others are shorter. What a ForEach repeats goes at once.
  SELECT group_concat(taker) AS ids FROM (
    SELECT min(longest.taker) AS taker FROM longest CROSS JOIN node ON node.id = longest.taker GROUP BY ifnull(node.pointer, node.id) ORDER BY 1)
  HAVING count(*) BETWEEN 1 AND 4 AND (SELECT min(taker) > 0 AND count(taker) < count(*) FROM longest)
), tied AS MATERIALIZED (
  -- Where several are as long as the longest and none of them takes what it is offered, no one of them makes it so long.
  SELECT count(*) AS many, iif(count(*) <= 4, group_concat(view_id), NULL) AS ids, count(*) = max(all_of_them) AS is_all FROM (
    -- As it was asked: placed, what takes all it is offered is as long as the longest made it. A length that is computed may be that of another view.
    SELECT child.view_id, count(*) OVER () AS all_of_them, (
        SELECT iif(:axis = 'w', took.reply_width, took.reply_height) FROM call AS took
        WHERE took.node_id = child.id AND took.pass_id = asking.pass_id AND took.id BETWEEN asking.id AND asking.last_id AND took.parent_id = asking.id
          -- Placing, a stack that is proposed nil asks again in its own extent, which it has by then.
          AND iif(:axis = 'w', took.proposal_width, took.proposal_height) IS asked.proposal
          -- What is asked in order to be placed has no say.
          AND took.reason_id NOT IN (SELECT id FROM reason WHERE name IN ('place', 'zstack-align'))
        ORDER BY took.id DESC LIMIT 1) > asked.reply - 0.005
      AND NOT EXISTS (
        SELECT * FROM attribute WHERE node_id BETWEEN child.id AND child.view_id AND number IS NOT NULL AND text IS NOT NULL
          AND name LIKE iif(:axis = 'w', '%width', '%height')) AS is_longest
    FROM axis_call AS asked CROSS JOIN call AS asking ON asking.id = asked.computed_by CROSS JOIN node AS child ON child.parent_id = asked.node_id
    WHERE asked.id = :call AND asked.axis = :axis AND asked.rule IN ('stack.extent_of_child', 'zstack.largest_child') AND asked.reply > 0
      AND NOT EXISTS (SELECT * FROM takers)
    ORDER BY child.id)
  WHERE is_longest HAVING count(*) > 1
), prior AS MATERIALIZED (
  -- A ZStack asks those of the highest priority alone: what gives it to them, where others stand in it that have a lower one.
  SELECT modifier.id FROM axis_call AS asked CROSS JOIN call AS asking ON asking.id = asked.computed_by
  CROSS JOIN call AS took ON took.pass_id = asking.pass_id AND took.id BETWEEN asking.id AND asking.last_id AND took.parent_id = asking.id
    AND took.reason_id IN (SELECT id FROM reason WHERE name = 'zstack-measure')
  CROSS JOIN node AS child ON child.id = took.node_id
  CROSS JOIN node AS modifier ON modifier.id BETWEEN child.id AND child.view_id AND +modifier.kind IN (SELECT name FROM kind WHERE sets_priority)
  WHERE asked.id = :call AND asked.axis = :axis AND asked.rule = 'zstack.largest_child'
    AND (SELECT count(*) FROM node AS other WHERE other.parent_id = asked.node_id) > (
      SELECT count(DISTINCT measured.node_id) FROM call AS measured
      WHERE measured.pass_id = asking.pass_id AND measured.id BETWEEN asking.id AND asking.last_id AND measured.parent_id = asking.id
        AND measured.reason_id IN (SELECT id FROM reason WHERE name = 'zstack-measure'))
  ORDER BY modifier.id LIMIT 4
)
SELECT
  axis_call.reply AS value,
  axis_call.node_id AS by_id,
  source.node_id AS child_id,
  -- Where several make it so long.
  ifnull((SELECT ids FROM takers WHERE ids LIKE '%,%'), tied.ids) AS children_ids,
  -- Of so many only one is named.
  iif(tied.ids IS NULL, tied.many, NULL) AS many,
  EXISTS (SELECT * FROM prior) AS has_prior,
  (SELECT group_concat(line, char(10)) FROM (
    -- All of the longest make it so together; where there are no others, one that is longer would.
    SELECT coalesce((SELECT group_concat('cause ' || id, char(10)) FROM prior), 'cause ' || replace(iif(tied.is_all, NULL, tied.ids), ',', '+')) AS line
    UNION ALL
    SELECT 'greedy ' || replace(ids, ',', '+') FROM takers
    UNION ALL
    SELECT 'content ' || longest_child.view_id FROM node AS longest_child WHERE longest_child.id = source.node_id AND tied.many IS NOT NULL
    UNION ALL
    -- What lies in a ZStack may be meant to fill it, and is a background then.
    SELECT 'beside ' || axis_call.node_id || ' with fixedSize.axis' FROM takers WHERE axis_call.rule <> 'zstack.largest_child')) AS suspects,
  axis_call.source AS because,
  'reply' AS because_ask
FROM axis_call JOIN call AS source ON source.id = axis_call.source
LEFT JOIN tied
WHERE axis_call.id = :call AND axis_call.axis = :axis AND axis_call.rule IN ('stack.extent_of_child', 'zstack.largest_child', 'scrollView.content');
