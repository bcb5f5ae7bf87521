CREATE VIEW text_asked AS
  -- Calls of a Text that had another number of lines then than as it was placed: `text_line` has those of the placement.

SELECT
  -- The call. [INTEGER]
  call_id AS call_id,
  -- How many lines it had: its height by that of a line as placed. [INTEGER, count]
  lines AS lines,
  -- How many it has as placed. [INTEGER, count]
  placed_lines AS placed_lines,
  -- `placed in 60 it has 2`, with the width it was placed with. [TEXT]
  iif(placed_width < 9e999, printf('placed in %.10g it has %d', round(placed_width, 2), placed_lines), printf('as placed it has %d', placed_lines)) AS words
FROM (
  SELECT call_id, placed_width, placed_lines, iif(asked > 0 AND placed > 0, max(1, CAST(round(asked / (placed / placed_lines)) AS INTEGER)), placed_lines) AS lines
  FROM (
    SELECT call.id AS call_id, call.reply_height AS asked, shown.reply_height AS placed, shown.proposal_width AS placed_width,
      (SELECT count(*) FROM text_line WHERE text_line.pass_id = call.pass_id AND text_line.node_id = call.node_id) AS placed_lines
    FROM call CROSS JOIN placement ON placement.pass_id = call.pass_id AND placement.node_id = call.node_id
    CROSS JOIN call AS shown ON shown.id = placement.call_id
    WHERE abs(shown.reply_width - call.reply_width) > 0.005 OR abs(shown.reply_height - call.reply_height) > 0.005)
    -- What is no Text has no lines.
  WHERE placed_lines > 0)
WHERE lines <> placed_lines;
