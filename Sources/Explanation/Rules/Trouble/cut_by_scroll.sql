-- What is drawn beyond a ScrollView's edge is cut there: across its direction, and at the ends of what scrolls sideways (LT024).
WITH pane AS (
  -- What the nearest one around draws its content in: from the content's beginning, as far as it is scrolled, to its end.
  SELECT window.id,
    iif(:axis = 'w', own.drawn_x - offset_x, own.drawn_y - offset_y) AS low,
    iif(:axis = 'w', own.drawn_x - offset_x + max(content_width, own.drawn_width), own.drawn_y - offset_y + max(content_height, own.drawn_height)) AS high,
    iif(:axis = 'w', own.drawn_x, own.drawn_y) > 0.5 AS shows_before,
    ifnull(iif(:axis = 'w', own.drawn_x + own.drawn_width < pass.proposal_width - 0.5, own.drawn_y + own.drawn_height < pass.proposal_height - 0.5), 1) AS shows_after
  FROM viewport
  JOIN node AS window ON window.id = viewport.node_id
  JOIN pass ON pass.id = viewport.pass_id
  JOIN placement AS own ON own.pass_id = viewport.pass_id AND own.node_id = window.id
  WHERE viewport.pass_id = :pass AND window.id < :node AND window.last_id >= :node
    AND (:axis = 'w' OR EXISTS (
      SELECT 1 FROM attribute WHERE attribute.node_id = window.id AND name = 'axes' AND text LIKE '%horizontal%' AND text NOT LIKE '%vertical%'))
    -- The nearest one that says so lets it draw beyond its edges.
    AND NOT ifnull((
      SELECT NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = says.id AND name = 'value' AND text = 'false')
      FROM node AS says WHERE says.kind IN (SELECT name FROM kind WHERE draws = 'unclipped') AND says.id < window.id AND says.last_id >= window.id ORDER BY says.id DESC LIMIT 1), 0)
  ORDER BY window.id DESC LIMIT 1
), out AS (
  SELECT pane.id AS pane_id,
    iif(shows_before, max(0.0, pane.low - iif(:axis = 'w', drawn_x, drawn_y)), 0.0) AS out_before,
    iif(shows_after, max(0.0, iif(:axis = 'w', drawn_x + drawn_width, drawn_y + drawn_height) - pane.high), 0.0) AS out_after
  FROM pane CROSS JOIN placement WHERE placement.pass_id = :pass AND placement.node_id = :node AND drawn_width > 0 AND drawn_height > 0
)
SELECT pane_id AS by_id, pane_id AS pane_id, out_before AS before, out_after AS after
FROM out
WHERE (out_before >= 1 OR out_after >= 1)
  AND NOT EXISTS (
    SELECT 1 FROM node AS around WHERE around.id > pane_id AND around.id <= :node AND around.last_id >= :node
      AND around.kind IN (SELECT name FROM kind WHERE clips OR hides));
