import Queries
import Schema
import Testing

@testable import TraceStore

@Suite struct SchemaTests {
  let database: Connection

  init() throws { database = try .withSchema() }

  @Test func `every table and view of the contract is there`() {
    let tables = [
      "attribute", "call", "call_time", "container_length", "diagnostic", "grid_share", "grid_taken", "grid_track", "guide", "layout_cache", "lazy_track",
      "meta", "node", "pass", "placement", "query", "reason", "rule", "scene", "stack_share", "state_change", "text_line", "viewport",
    ]
    let views = [
      "axis_call", "axis_placement", "cache_statistics", "calls", "frames", "hot_nodes", "modifier_effect", "overflow", "placement_guide", "proposal_chain",
      "schema_doc", "stack_shares", "truncation",
    ]
    #expect(Set(tables).isSubset(of: Schema.objects.filter { !$0.isView }.map(\.name)))
    #expect(Set(views).isSubset(of: Schema.objects.filter(\.isView).map(\.name)))
  }

  @Test(arguments: Schema.objects.map(\.name)) func `a table or view and each of its columns are documented`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    #expect(!object.documentation.doc.isEmpty)
    #expect(try columns(of: name).map { $0["name"]?.text } == object.documentation.columns.map(\.name))
    for column in object.documentation.columns { #expect(column.comment?.doc.last == ".", "\(column.name)") }
  }

  /// The view reads the comments by SQL, `DocumentedSQL` by SQL's tokens.
  @Test func `schema_doc has each comment, by what it is about`() throws {
    let rows = try database.rows("SELECT object, column, type, unit, null_means, doc FROM schema_doc")
    let expected = Schema.objects.sorted { $0.name < $1.name }.flatMap { object -> [[SQLValue]] in
      let columns = object.documentation.columns.map { column -> [SQLValue] in
        let comment = column.comment
        return [object.name, column.name, column.type?.rawValue, comment?.unit, comment?.nullMeans, comment?.doc].map { $0.map(SQLValue.text) ?? .null }
      }
      return [[.text(object.name), .null, .null, .null, .null, .text(object.documentation.doc)]] + columns
    }
    #expect(rows.count > 450)
    for (row, other) in zip(rows, expected) { #expect(row == other) }
    #expect(rows.count == expected.count)
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `a column says what NULL means exactly if it can be NULL`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    for (row, column) in try zip(columns(of: name), object.documentation.columns) {
      let isNullable = row["notnull"] == 0 && row["pk"] == 0
      #expect((column.comment?.nullMeans != nil) == isNullable, "\(column.name)")
    }
  }

  /// To SQLite a table alone means its primary key; Datasette and others read the column from this list, and fail without it.
  @Test func `a foreign key names the column it refers to`() throws {
    let keys = try database.rows(#"SELECT t.name, k."from", k."to" FROM sqlite_schema t, pragma_foreign_key_list(t.name) k WHERE t.type = 'table'"#)
    #expect(keys.count > 40)
    for key in keys { #expect(key[2] == "id", "\(key)") }
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `a real number has a unit`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    for (row, column) in try zip(columns(of: name), object.documentation.columns) where row["type"] == .text("REAL") {
      #expect(column.comment?.unit != nil, "\(column.name)")
    }
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `tables are strict rowid tables`(_ name: String) throws {
    let row = try #require(try database.records("SELECT strict, wr FROM pragma_table_list WHERE name = :name", ["name": .text(name)]).first)
    #expect(row["strict"] == 1)
    #expect(row["wr"] == 0)
  }

  @Test(arguments: NamedQuery.all.map(\.name)) func `a named query runs, and its columns are documented`(_ name: String) throws {
    let query = try #require(NamedQuery.all.first { $0.name == name })
    #expect(query.help.hasSuffix("."))
    #expect(try database.prepare(query.sql).columns == query.columns.map(\.name))
    _ = try database.records(query.sql, query.anyArguments)
    for column in query.columns { #expect(column.comment?.doc.last == ".", "\(column.name)") }
    for option in query.options { #expect(option.doc?.last == "." && option.kind != nil, "\(option.name)") }
    #expect(query.empty?.last == ".")
  }

  @Test(arguments: [
    ("SELECT * FROM axis_call WHERE id = 5 AND axis = 'w'", "SEARCH call USING INTEGER PRIMARY KEY"),
    ("SELECT a.* FROM call AS c JOIN axis_call AS a ON a.id = c.parent_id AND a.axis = 'h' WHERE c.id = 5", "SEARCH call USING INTEGER PRIMARY KEY"),
    ("SELECT * FROM axis_placement WHERE node_id = 5 AND pass_id = 1 AND axis = 'w'", "SEARCH placement USING INDEX placement_node"),
    ("SELECT * FROM placement_guide WHERE node_id = 5 AND pass_id = 1 AND axis = 'w'", "SEARCH placement USING INDEX placement_node"),
    ("SELECT * FROM calls WHERE id = 5", "SEARCH call USING INTEGER PRIMARY KEY"),
    ("SELECT * FROM calls WHERE node_id = 5 AND pass_id = 1", "SEARCH call USING INDEX call_node"),
    ("SELECT * FROM stack_shares WHERE call_id = 5", "SEARCH stack_share USING INDEX stack_share_call"),
    ("SELECT * FROM frames WHERE node_id = 5 AND pass_id = 1", "SEARCH placement USING INDEX placement_node"),
  ]) func `a view finds a row without a scan`(_ sql: String, _ step: String) throws {
    let plan = try database.records("EXPLAIN QUERY PLAN \(sql)").compactMap { $0["detail"]?.text }
    #expect(plan.contains { $0.hasPrefix(step) }, "\(plan)")
    for table in ["call", "origin", "node", "placement", "stack_share"] { #expect(!plan.contains("SCAN \(table)"), "\(plan)") }
  }

  private func columns(of name: String) throws -> [[String: SQLValue]] {
    try database.records("SELECT * FROM pragma_table_xinfo(:name)", ["name": .text(name)])
  }
}
