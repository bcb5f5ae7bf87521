-- proposed by the canvas
-- The root's call has no parent: the host asks it.
SELECT proposal AS value, NULL AS because
FROM axis_call
WHERE id = :call AND axis = :axis AND parent_id IS NULL;
