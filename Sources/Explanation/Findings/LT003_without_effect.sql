-- note, of what is written: A modifier has no effect.
--
-- A modifier that does nothing misleads whoever reads the code: it says what is not so. Often it stands in the wrong place of the chain, as
-- a layoutPriority inside a padding, which hides it from the stack, or it asks for what the view does anyway.
--
-- The query yields candidates: modifiers as large as what they wrap, and in the same place. Each is proved by laying the scene out again
-- without it: in every pass, and on canvases from 0 by 0 to twice the size, on narrower ones, on some a little less than the scene would
-- like, and on nil by nil; `why-not` searches them all. All that are listed can be taken away at once: of two that do the same, one is listed.
-- Modifiers that only draw are no candidates, nor those about other text than the present one (lineLimit), nor in Swift code those with an argument that the
-- code computes: `.padding(.top, isFirst ? 0 : 8)` is there for another state. Run by itself, the query only guesses.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "children": [
--     {"type": "Text", "id": "title", "string": "Quarterly revenue", "modifiers": [
--       {"type": "layoutPriority", "id": "first", "value": 1},
--       {"type": "padding", "length": 4}]},
--     {"type": "Text", "id": "stamp", "string": "Updated just now"}]},
--   "passes": [{"proposal": {"width": 240, "height": 60}}]}
-- ```
--
-- To cure it, take it away, or put it where it acts: a layoutPriority outermost.
--
-- ```json
-- {"version": 1, "environment": {"font": {"advance": 8, "lineHeight": 20, "ascent": 15}},
--   "view": {"type": "HStack", "children": [
--     {"type": "Text", "id": "title", "string": "Quarterly revenue", "modifiers": [
--       {"type": "padding", "length": 4},
--       {"type": "layoutPriority", "id": "first", "value": 1}]},
--     {"type": "Text", "id": "stamp", "string": "Updated just now"}]},
--   "passes": [{"proposal": {"width": 240, "height": 60}}]}
-- ```
SELECT
  outer.pass_id AS pass_id,
  modifier.id AS node_id,
  'cause ' || modifier.id AS suspects
FROM node AS modifier
-- In pre-order, what a modifier wraps comes right after it.
JOIN node AS wrapped ON wrapped.id = modifier.id + 1 AND wrapped.parent_id = modifier.id
JOIN node AS view ON view.id = modifier.view_id
JOIN placement AS outer ON outer.node_id = modifier.id
JOIN placement AS inner ON inner.node_id = wrapped.id AND inner.pass_id = outer.pass_id
WHERE modifier.role = 'modifier'
  AND modifier.pointer IS NOT NULL
  AND modifier.kind IN (
    SELECT name FROM kind
    WHERE sets_length OR insets OR offers_nil IS NOT NULL OR sets_priority OR keeps_ratio OR states_guide OR advises_grid OR moves)
  -- That a frame is as large as its text is the text's doing, and another's may be longer.
  AND (modifier.kind NOT IN (SELECT name FROM kind WHERE sets_length) OR wrapped.kind IN (SELECT name FROM kind WHERE sets_length)
    OR view.role = 'leaf' AND view.kind NOT IN (SELECT name FROM kind WHERE has_content))
  AND NOT EXISTS (
    SELECT 1 FROM meta WHERE key = 'computed_arguments' AND instr(char(10) || value || char(10),
      char(10) || modifier.source_file || ':' || modifier.source_line || ':' || modifier.source_column || char(10)))
  -- Of a picture that is not there nobody knows what would change its size.
  AND NOT EXISTS (SELECT 1 FROM attribute WHERE attribute.node_id = view.id AND attribute.name = 'assumed')
  AND outer.width = inner.width AND outer.height = inner.height AND inner.x = 0 AND inner.y = 0;
