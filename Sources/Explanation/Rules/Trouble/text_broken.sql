-- A broken word stands on two lines: the first one, as LT011 finds it, of a text that was offered some room.
SELECT line.text AS before, next.text AS after, :node AS by_id
FROM text_line AS line
JOIN text_line AS next ON next.node_id = line.node_id AND next.pass_id = line.pass_id AND next.line = line.line + 1
JOIN placement ON placement.node_id = line.node_id AND placement.pass_id = line.pass_id
WHERE line.pass_id = :pass AND line.node_id = :node AND :axis = 'w'
  AND placement.proposal_width > 0 AND line.breaks_word
ORDER BY line.line
LIMIT 1;
