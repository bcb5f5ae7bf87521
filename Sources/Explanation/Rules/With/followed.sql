-- What a view that keeps its ratio offers along the side that follows, where it is offered just what it answered when it was free there: its own doing.
followed AS (
  SELECT child.id
  FROM axis_call AS child CROSS JOIN axis_call AS parent ON parent.id = child.parent_id AND parent.axis = child.axis
  WHERE child.id = :call AND child.axis = :axis AND child.proposal IS parent.proposal AND parent.rule = 'aspectRatio.follows_ratio'
    AND EXISTS (
      SELECT * FROM axis_call AS free
      WHERE free.node_id = parent.node_id AND free.pass_id = parent.pass_id AND free.axis = parent.axis AND free.reply = parent.proposal
        AND free.cross_proposal IS parent.cross_proposal AND ifnull(free.proposal, 9e999) >= 9e999)
)
