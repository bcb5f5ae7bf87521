-- {by} divides its {length} of {own} into {tracks}
-- It did so before, when it was measured; now it divides the length that came of that.
SELECT
  child.proposal AS value,
  iif(child.axis = 'w', 'width', 'height') AS length,
  parent.reply AS own,
  iif(child.axis = 'w', 'columns', 'rows') AS tracks,
  parent.node_id AS by_id,
  'set #' || node.id || '.' || iif(node.kind = 'LazyVGrid', 'columns', 'rows') || ' [{"fixed":' || (child.proposal + 1) || '}]' AS content_edit,
  parent.id AS because,
  'reply' AS because_ask
FROM axis_call AS child
JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
JOIN node ON node.id = parent.node_id AND node.kind IN ('LazyVGrid', 'LazyHGrid')
WHERE child.id = :call AND child.axis = :axis AND child.proposal IS NOT NULL AND child.proposal IS NOT parent.proposal;
