-- {container} shows {chosen} in its place{reason}
-- A ViewThatFits places the first of its views that fits, or the last.
WITH holder AS (
  SELECT node.id, node.kind, placement.call_id FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
  WHERE node.id < :node AND node.last_id >= :node ORDER BY node.id DESC LIMIT 1
)
SELECT holder.id AS container_id, chosen.id AS chosen_id,
  iif(chosen.id < :node, ', which comes before it and fits', (
    -- By its ideal size the candidate that the node is or stands in was judged.
    SELECT ': ' || view.key || ' needs ' || group_concat(printf('%s %.10g, %.10g is proposed', side.word, round(side.needed, 2), round(side.offered, 2)), '; ')
    FROM (
      SELECT DISTINCT ideal.node_id, word, iif(word = 'width', ideal.reply_width, ideal.reply_height) AS needed,
        iif(word = 'width', judged.proposal_width, judged.proposal_height) AS offered
      FROM call AS placed CROSS JOIN call AS judged ON judged.id = ifnull(placed.cached_from, placed.id)
      CROSS JOIN call AS ideal ON ideal.id > judged.id AND ideal.id <= judged.last_id AND +ideal.parent_id = judged.id
      CROSS JOIN reason ON reason.id = ideal.reason_id AND reason.name = 'fits-ideal'
      CROSS JOIN (SELECT 'width' AS word UNION ALL SELECT 'height')
      WHERE placed.id = holder.call_id AND iif(word = 'width', ideal.proposal_width, ideal.proposal_height) IS NULL) AS side
    JOIN node AS child ON child.id = side.node_id AND child.last_id >= :node AND child.id <= :node
    JOIN node AS view ON view.id = child.view_id
    WHERE side.needed > side.offered)) AS reason
FROM holder
JOIN node AS chosen ON chosen.parent_id = holder.id
JOIN placement ON placement.node_id = chosen.id AND placement.pass_id = :pass
WHERE holder.kind = 'ViewThatFits';
