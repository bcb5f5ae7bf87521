-- What the stack had to share when it offered this view its length.
own AS MATERIALIZED (
  SELECT *, stack_call_id AS because FROM stack_offer
  WHERE call_id = :call AND axis = :axis AND proposal IS offered AND proposal IS NOT stack_proposal
)
