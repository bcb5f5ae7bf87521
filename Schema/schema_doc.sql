CREATE VIEW schema_doc AS
  -- What a table, view or column of this file means: the comments that `.schema` prints. A line that begins with two blanks and `--` is one, the first about the
  -- table or view, each of the others about the column that follows.

WITH line AS (
  SELECT name, object.type = 'view' AS is_view, key AS place, value AS text, instr(value, char(10)) AS last
  FROM sqlite_schema AS object, json_each(
    -- JSON's own functions may not stand in the view of a file that is not trusted.
    '["' || replace(replace(replace(replace(sql, '\', '\\'), '"', '\"'), char(10) || '  -- ', '","'), char(10), '\n') || '"]')
  WHERE object.type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' AND key > 0
), comment AS (
  SELECT name, is_view, min(place) AS place, group_concat(iif(last, substr(text, 1, last - 1), text), ' ') AS words,
    trim(max(iif(last, substr(text, last), '')), char(10) || ' ') AS code
  FROM (SELECT *, sum(last > 0) OVER (PARTITION BY name ORDER BY place) - (last > 0) AS number FROM line ORDER BY name, place)
  GROUP BY name, number
), part AS (
  SELECT name, is_view, place, nullif(instr(words, 'NULL: '), 0) AS null_at, words,
    CASE
      WHEN row_number() OVER (PARTITION BY name ORDER BY place) > 1
        THEN iif(is_view, rtrim(substr(code, 1, ifnull(nullif(instr(code, char(10) || 'FROM '), 0) - 1, length(code))), ','), code)
    END AS code
  FROM comment
), said AS (
  SELECT *, rtrim(substr(words, 1, ifnull(null_at - 1, length(words)))) AS doc FROM part
), bracket AS (
  SELECT *, iif(doc LIKE '%]', length(rtrim(doc, replace(doc, '[', ''))), NULL) AS at FROM said
), unit AS (
  SELECT *, substr(doc, at + 1, length(doc) - at - 1) || ', ' AS inside FROM bracket
)
SELECT
  -- The table or view. [TEXT]
  name AS object,
  -- The column. [TEXT] NULL: the row is about the table or view itself.
  iif(is_view, substr(code, length(rtrim(code, replace(code, ' ', ''))) + 1), substr(code, 1, instr(code, ' ') - 1)) AS column,
  -- The type of its values, of a view's and of a generated column too. [TEXT] NULL: as column.
  CASE
    WHEN is_view THEN iif(code IS NULL, NULL, substr(inside, 1, instr(inside, ',') - 1))
    ELSE (SELECT value FROM json_each('["INTEGER", "REAL", "TEXT"]') WHERE substr(code, instr(code, ' ') + 1) LIKE value || '%')
  END AS type,
  -- What a number counts. [TEXT] NULL: the column has no unit.
  nullif(rtrim(iif(is_view, substr(inside, instr(inside, ',') + 2), inside), ', '), '') AS unit,
  -- What NULL means in the column. [TEXT] NULL: the column is never NULL.
  substr(words, null_at + 6) AS null_means,
  -- The meaning, in a sentence. [TEXT]
  rtrim(substr(doc, 1, ifnull(at - 1, length(doc)))) AS doc
FROM unit
ORDER BY name, place;
