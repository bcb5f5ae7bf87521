-- How many share the same room with it.
equal AS MATERIALIZED (
  -- Those right before it that took just the share they were offered: the same room is shared among them all.
  SELECT count(*) AS count, min(turn) AS turn, ifnull(sum(took), 0) AS took FROM peer
  WHERE turn < (SELECT turn FROM own) AND turn > ifnull((
    SELECT max(turn) FROM peer
    WHERE turn < (SELECT turn FROM own) AND NOT ifnull(max(abs(took - (SELECT offered FROM own)), abs(offered - (SELECT offered FROM own))) < 0.005, 0)), -1)
)
