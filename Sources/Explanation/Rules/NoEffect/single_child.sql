-- {stack} has one view, which gets what it is proposed and is as large as it
-- Sees :node, a stack, and :pass.
SELECT own.id AS stack_id
FROM node AS own
WHERE own.id = :node AND own.kind IN ('HStack', 'VStack', 'ZStack')
  AND (SELECT count(*) FROM node AS child WHERE child.parent_id = own.id) = 1;
