-- What each ScrollView and List shows of its content: how far it is scrolled, and how much there is.

-- Empty: Nothing scrolls.

SELECT
  -- The pass.
  pass.name AS pass,
  -- The ScrollView or List.
  node.key AS node,
  -- Its type.
  node.kind AS kind,
  -- How far it is scrolled to the side. [points]
  round(viewport.offset_x, 2) AS offset_x,
  -- How far it is scrolled down. [points]
  round(viewport.offset_y, 2) AS offset_y,
  -- Its own width, the window. [points] NULL: it is not placed.
  round(placement.width, 2) AS width,
  -- Its own height, the window. [points] NULL: it is not placed.
  round(placement.height, 2) AS height,
  -- How wide the content is. [points]
  round(viewport.content_width, 2) AS content_width,
  -- How high the content is. [points]
  round(viewport.content_height, 2) AS content_height,
  -- The view it was scrolled to. NULL: none.
  target.key AS target
FROM viewport
JOIN pass ON pass.id = viewport.pass_id
JOIN node ON node.id = viewport.node_id
LEFT JOIN node AS target ON target.id = viewport.target_id
LEFT JOIN placement ON placement.node_id = viewport.node_id AND placement.pass_id = viewport.pass_id
ORDER BY viewport.pass_id, viewport.node_id;
