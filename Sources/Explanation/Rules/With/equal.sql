-- How many share the same room with it: those right before it that took just the share they were offered. How many peers there are, and before all of them.
equal AS MATERIALIZED (
  SELECT count(*) FILTER (WHERE is_equal) AS count, min(turn) FILTER (WHERE is_equal) AS turn, total(took) FILTER (WHERE is_equal) AS took,
    count(*) AS peers, total(is_first) AS firsts
  FROM (
    SELECT turn, took, is_first, is_before
        AND turn > ifnull(max(turn) FILTER (WHERE is_before AND NOT ifnull(max(abs(took - own_offered), abs(offered - own_offered)) < 0.005, 0)) OVER (), -1) AS is_equal
    FROM peer)
)
