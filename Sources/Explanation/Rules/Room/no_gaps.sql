-- … all of it is shared out
SELECT
  stack.proposal AS value,
  1 AS fold,
  stack.id AS because,
  'offer' AS because_ask
FROM axis_call AS stack
WHERE stack.id = :call AND stack.axis = :axis
  AND NOT EXISTS (
    SELECT * FROM stack_offer AS own
    WHERE own.stack_call_id = :call AND own.turn = 1 AND stack.proposal - own.remaining - own.reserved <> 0);
