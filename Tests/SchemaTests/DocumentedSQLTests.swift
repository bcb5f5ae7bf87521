import Queries
import Schema
import Testing

@Suite struct DocumentedSQLTests {
  @Test func `a comment tells its sentence from unit and NULL`() {
    let comment = DocumentedSQL.Comment("Width. More of it. [points] NULL: nil, the ideal.")
    #expect(comment == .init(doc: "Width. More of it.", unit: "points", nullMeans: "nil, the ideal."))
    #expect(DocumentedSQL.Comment("An array `[1]` of it.") == .init(doc: "An array `[1]` of it.", unit: nil, nullMeans: nil))
    #expect(DocumentedSQL.Comment("It. NULL: none.") == .init(doc: "It.", unit: nil, nullMeans: "none."))
  }

  @Test(
    arguments: [
      ("Width. [REAL, points] NULL: nil.", .init(doc: "Width.", type: .real, unit: "points", nullMeans: "nil.")),
      ("Its key. [TEXT]", .init(doc: "Its key.", type: .text, unit: nil, nullMeans: nil)),
      ("Turn. [INTEGER, count, from 1]", .init(doc: "Turn.", type: .integer, unit: "count, from 1", nullMeans: nil)),
      ("Turn. [count, from 1]", .init(doc: "Turn.", unit: "count, from 1", nullMeans: nil)),
    ] as [(String, DocumentedSQL.Comment)])
  func `a comment tells a type from a unit`(_ text: String, _ comment: DocumentedSQL.Comment) {
    #expect(DocumentedSQL.Comment(text) == comment)
  }

  @Test func `a table's columns have the types it declares, a view's those that it says, a query's none`() {
    let table = DocumentedSQL("CREATE TABLE t (\n  -- T.\n\n  -- Id.\n  id INTEGER PRIMARY KEY,\n  -- Sum.\n  sum REAL AS (id) VIRTUAL) STRICT")
    #expect(table.columns.map(\.type) == [.integer, .real])
    let view = DocumentedSQL("CREATE VIEW v AS\n-- V.\n\nSELECT\n  -- Id. [INTEGER]\n  id AS id,\n  -- Key.\n  key AS key FROM t")
    #expect(view.columns.map(\.type) == [.integer, nil])
    #expect(DocumentedSQL("-- Q.\nSELECT\n  -- Id.\n  id AS id FROM t").columns.map(\.type) == [nil])
  }

  @Test func `a table's columns have the comments above them`() {
    let sql = DocumentedSQL(
      """
      CREATE TABLE t (
        -- A thing,
        -- in two lines.

        -- Its number; not (a, b).
        id INTEGER PRIMARY KEY,
        bare TEXT CHECK (bare IN ('a', 'b;')),
        -- Sum. [points]
        sum REAL GENERATED ALWAYS AS (id + 1) VIRTUAL,
        UNIQUE (id, bare)
      ) STRICT
      """)
    #expect(sql.doc == "A thing, in two lines.")
    #expect(sql.columns.map(\.name) == ["id", "bare", "sum"])
    #expect(sql.columns.map(\.comment?.doc) == ["Its number; not (a, b).", nil, "Sum."])
  }

  @Test func `a query's columns are those of its outermost SELECT`() {
    let sql = DocumentedSQL(
      """
      -- What it answers.

      WITH RECURSIVE up AS (
        -- Not a column.
        SELECT 1 AS inner, 2 AS two
      )
      SELECT
        -- The key.
        node.key AS node,
        -- Either.
        CASE WHEN a THEN (SELECT b FROM c) ELSE 'FROM, x' END AS either,
        count(*) AS "n"
      -- Not a column either.
      FROM up;
      """)
    #expect(sql.doc == "What it answers.")
    #expect(sql.columns.map(\.name) == ["node", "either", "n"])
    #expect(sql.columns.map(\.comment?.doc) == ["The key.", "Either.", nil])
  }

  @Test func `a named query knows its parameters`() {
    let query = NamedQuery(name: "q", sql: "-- Help: me.\nSELECT ':no' AS a, :node AS b -- and :not this\nWHERE :axis = 'w' OR :node IS NULL;")
    #expect(query.help == "Help: me.")
    #expect(query.parameters == ["node", "axis"])
  }

  @Test func `a named query says what it takes, and what no row means`() {
    let query = NamedQuery(
      name: "q",
      sql: """
        -- Help me.

        -- :from The earlier pass. [pass]
        -- :least How many at least.
        -- Empty: Nothing is so.
        SELECT 1 AS one /* :no, it's a comment */ WHERE :from <> :least AND :node;
        """)
    #expect(query.help == "Help me.")
    #expect(
      query.options == [
        .init(name: "from", doc: "The earlier pass.", kind: .pass), .init(name: "least", doc: "How many at least.", kind: nil),
        .init(name: "node", doc: nil, kind: .node),
      ])
    #expect(query.empty == "Nothing is so.")
  }
}
