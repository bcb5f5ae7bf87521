import GRDB
import Queries
import Schema
import Testing
import TraceStore

@Suite struct SchemaTests {
  let database: DatabaseQueue

  init() throws {
    SQLiteMemory.settle()
    database = try DatabaseQueue()
    try database.write { database in
      for object in Schema.objects {
        try database.execute(sql: object.create)
        for index in object.indexes { try database.execute(sql: index) }
      }
    }
  }

  @Test func `every table and view of the contract is there`() {
    let tables = [
      "attribute", "call", "call_time", "diagnostic", "grid_share", "grid_taken", "grid_track", "guide", "layout_cache", "meta", "node", "pass", "placement",
      "query", "reason", "rule", "scene",
      "schema_doc",
      "stack_share", "state_change", "text_line", "viewport",
    ]
    let views = [
      "axis_call", "axis_placement", "cache_statistics", "calls", "frames", "hot_nodes", "modifier_effect", "overflow", "placement_guide", "proposal_chain",
      "stack_shares", "truncation",
    ]
    #expect(Set(tables).isSubset(of: Schema.objects.filter { !$0.isView }.map(\.name)))
    #expect(Set(views).isSubset(of: Schema.objects.filter(\.isView).map(\.name)))
  }

  @Test(arguments: Schema.objects.map(\.name)) func `a table or view and each of its columns are documented`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    #expect(!object.documentation.doc.isEmpty)
    #expect(try database.read { try columns(of: name, in: $0).map { $0["name"] as String } } == object.documentation.columns.map(\.name))
    for column in object.documentation.columns { #expect(column.comment?.doc.last == ".", "\(column.name)") }
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `a column says what NULL means exactly if it can be NULL`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    for (row, column) in try zip(database.read { try columns(of: name, in: $0) }, object.documentation.columns) {
      let isNullable = row["notnull"] == 0 && row["pk"] == 0
      #expect((column.comment?.nullMeans != nil) == isNullable, "\(column.name)")
    }
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `a real number has a unit`(_ name: String) throws {
    let object = try #require(Schema.objects.first { $0.name == name })
    for (row, column) in try zip(database.read { try columns(of: name, in: $0) }, object.documentation.columns) where row["type"] == "REAL" {
      #expect(column.comment?.unit != nil, "\(column.name)")
    }
  }

  @Test(arguments: Schema.objects.filter { !$0.isView }.map(\.name)) func `tables are strict rowid tables`(_ name: String) throws {
    let row = try #require(try database.read { try Row.fetchOne($0, sql: "SELECT strict, wr FROM pragma_table_list WHERE name = ?", arguments: [name]) })
    #expect(row["strict"] == 1)
    #expect(row["wr"] == 0)
  }

  @Test(arguments: NamedQuery.all.map(\.name)) func `a named query runs, and its columns are documented`(_ name: String) throws {
    let query = try #require(NamedQuery.all.first { $0.name == name })
    #expect(query.help.hasSuffix("."))
    try database.read { database in
      let statement = try database.makeStatement(sql: query.sql)
      #expect(statement.columnNames == query.columns.map(\.name))
      let arguments = StatementArguments(query.parameters.reduce(into: [String: (any DatabaseValueConvertible)?]()) { $0[$1] = "title" })
      _ = try Row.fetchAll(statement, arguments: arguments)
    }
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
    let plan = try database.read { try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String } }
    #expect(plan.contains { $0.hasPrefix(step) }, "\(plan)")
    for table in ["call", "origin", "node", "placement", "stack_share"] { #expect(!plan.contains("SCAN \(table)"), "\(plan)") }
  }

  private func columns(of name: String, in database: Database) throws -> [Row] {
    try Row.fetchAll(database, sql: "SELECT * FROM pragma_table_xinfo(?)", arguments: [name])
  }
}
