-- The host proposes the canvas to the root, whose call has no parent.
-- Is: canvas
SELECT proposal AS value, NULL AS because
FROM axis_call
WHERE id = :call AND axis = :axis AND parent_id IS NULL
  AND proposal IS (SELECT iif(:axis = 'w', proposal_width, proposal_height) FROM pass WHERE pass.id = axis_call.pass_id);
