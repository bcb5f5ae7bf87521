-- A ViewThatFits places the first of its views that fits, or the last.
WITH holder AS (
  SELECT node.id, node.kind, placement.call_id,
    -- The candidate that the node is or stands in.
    (SELECT max(child.id) FROM node AS child WHERE child.parent_id = node.id AND child.id <= :node) AS candidate_id
  FROM node JOIN placement ON placement.node_id = node.id AND placement.pass_id = :pass
  WHERE node.id < :node AND node.last_id >= :node ORDER BY node.id DESC LIMIT 1
), needed AS (
  -- By its ideal size it was judged.
  SELECT DISTINCT side.axis AS axis, iif(side.axis = 'w', ideal.reply_width, ideal.reply_height) AS length,
    iif(side.axis = 'w', judged.proposal_width, judged.proposal_height) AS offered
  FROM holder CROSS JOIN call AS placed ON placed.id = holder.call_id
  CROSS JOIN call AS judged ON judged.id = ifnull(placed.cached_from, placed.id)
  CROSS JOIN call AS ideal ON ideal.node_id = holder.candidate_id AND ideal.pass_id = judged.pass_id AND ideal.parent_id = judged.id
  CROSS JOIN (SELECT 'w' AS axis UNION ALL SELECT 'h') AS side
  WHERE (SELECT name FROM reason WHERE id = ideal.reason_id) = 'fits-ideal' AND iif(side.axis = 'w', ideal.proposal_width, ideal.proposal_height) IS NULL
)
SELECT
  holder.id AS container_id,
  chosen.id AS chosen_id,
  (SELECT view_id FROM node WHERE node.id = holder.candidate_id) AS candidate_id,
  chosen.id < :node AS is_before,
  (SELECT json_group_array(json_object('axis', axis, 'length', length, 'offered', offered)) FROM needed WHERE length > offered) AS needed
FROM holder
JOIN node AS chosen ON chosen.parent_id = holder.id
JOIN placement ON placement.node_id = chosen.id AND placement.pass_id = :pass
WHERE holder.kind IN (SELECT name FROM kind WHERE chooses);
