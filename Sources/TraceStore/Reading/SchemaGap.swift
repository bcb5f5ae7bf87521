import Platform
import Schema

/// How a file's schema differs from this version's, and what stands in for the difference.
///
/// On the reader's own connection, never in the file:
/// 1. a table that came later stands there empty, for nothing of its sort was recorded, but for `kind` and `rule_basis`, whose rows are known of every
///    earlier trace (`EarlierKinds`, `EarlierRules`);
/// 2. where any view differs, all views are this version's, as far as the file has what they read; else the file's own stays, and so does a table that became
///    a view (`schema_doc`);
/// 3. a column that came later stays away, and whatever reads it fails with its name.
///
/// A table that differs without an earlier or later version to explain it, or that computes a column which this version does not, is damage: the file may be
/// a stranger's, and what its schema computes would run in every question.
struct SchemaGap {
  /// Tables the file should have and has not.
  private(set) var tables: [String] = []
  private var columns: [String] = []
  /// Views that read a column that is not there.
  private var views: [String] = []
  /// Columns that came later, of tables and of views; those of views are there wherever the view is this version's.
  private var laterColumns: [String] = []

  /// Statements that make what stands in for what the file lacks, for another connection to it.
  private(set) var standIns: [String] = []
  /// What is wrong with the file's tables; nil for those of a trace.
  private(set) var damage: String?

  /// What only a recording can have: `viewport`, `stack_share.gap`.
  var names: [String] { tables + columns }

  /// A table or view of the file.
  private struct Object {
    let type: String
    let sql: String
    /// 0 for a view, and for a table whose rows SQLite would ask a module for.
    let firstPage: Int64
  }

  init(filledIn connection: Connection, version: Int32) throws(SQLiteFailure) {
    let own = Dictionary(
      try connection.rows("SELECT name, type, ifnull(sql, ''), rootpage FROM sqlite_schema WHERE type IN ('table', 'view')").map { row in
        (row[0].text ?? "", Object(type: row[1].text ?? "", sql: row[2].text ?? "", firstPage: row[3].integer ?? 0))
      }, uniquingKeysWith: { first, _ in first })
    tables = Schema.objects.filter { !$0.isView && own[$0.name] == nil }.map(\.name)
    damage = try Self.damage(of: own, connection, version)
    if damage != nil { return }
    let brought = Schema.objects.filter { $0.isView && own[$0.name]?.type != "table" }
    let outdated = brought.filter { own[$0.name].map(\.sql) != $0.create && !$0.isSame(as: own[$0.name]?.sql) }
    if version >= Schema.version, outdated.isEmpty { return }
    let additions = Schema.additions.filter { $0.version > version }, later = Set(additions.flatMap(\.tables))
    laterColumns = additions.flatMap(\.columns)
    // Without a later version that brought it a missing table is damage, which its name tells whoever reads it.
    try connection.execute("PRAGMA temp_store = MEMORY")
    for table in Schema.objects where tables.contains(table.name) && later.contains(table.name) {
      try connection.execute(Self.temporary(table))
    }
    for (table, insert) in Self.known where tables.contains(table) && later.contains(table) {
      try connection.execute(insert)
      tables.removeAll { $0 == table }
    }
    for table in Schema.objects where !table.isView && own[table.name] != nil {
      let known = Set(try Self.columns(of: table.name, connection).map(\.name))
      columns += table.documentation.columns.map(\.name).filter { !known.contains($0) }.map { "\(table.name).\($0)" }
    }
    if !outdated.isEmpty { views = try Self.bring(brought, connection).filter { own[$0] == nil } }
    let standing = Set(try connection.rows("SELECT name FROM temp.sqlite_schema").compactMap { $0[0].text })
    standIns = Schema.objects.filter { standing.contains($0.name) }.map(Self.temporary) + Self.known.filter { standing.contains($0.key) }.map(\.value)
  }

  /// Statements for the rows of later tables that are known of every earlier trace.
  private static let known: KeyValuePairs = ["kind": EarlierKinds.insert, "rule_basis": EarlierRules.insert]

  /// - Returns: what is wrong with the first table that is not a trace's.
  private static func damage(of own: [String: Object], _ connection: Connection, _ version: Int32) throws(SQLiteFailure) -> String? {
    for table in Schema.objects where !table.isView {
      guard let object = own[table.name] else { continue }
      if object.type == "table", object.firstPage <= 0 { return "its table \(table.name) has no page" }
      if object.sql == table.create { continue }
      if object.type != "table" || object.sql.uppercased().hasPrefix("CREATE VIRTUAL") { return "\(table.name) is no table of a trace" }
      if table.isSame(as: object.sql) { continue }
      if version == Schema.version { return "its table \(table.name) is not as schema \(Schema.name(ofVersion: version)) has it" }
      let generated = Set(try columns(of: table.name, connection).filter(\.isGenerated).map(\.name))
      if let foreign = generated.subtracting(table.generatedColumns).sorted().first {
        return "its table \(table.name) computes a column \(foreign), which no schema has"
      }
    }
    return nil
  }

  private static func columns(of table: String, _ connection: Connection) throws(SQLiteFailure) -> [(name: String, isGenerated: Bool)] {
    try connection.rows("SELECT name, hidden FROM pragma_table_xinfo('\(table)')").map { ($0[0].text ?? "", ($0[1].integer ?? 0) > 1) }
  }

  /// Makes views, as far as the file has what they read.
  /// - Returns: the names of the others.
  private static func bring(_ views: [SchemaObject], _ connection: Connection) throws(SQLiteFailure) -> [String] {
    for view in views { try connection.execute(temporary(view)) }
    var (kept, broken) = (views.map(\.name), [String]())
    // One that reads a broken one breaks with it.
    while case let failing = kept.filter({ (try? connection.prepare("SELECT * FROM temp.\($0)")) == nil }), !failing.isEmpty {
      for name in failing { try connection.execute("DROP VIEW temp.\(name)") }
      kept.removeAll(where: failing.contains)
      broken += failing
    }
    return broken
  }

  private static func temporary(_ object: SchemaObject) -> String { "CREATE TEMP" + object.create.dropFirst("CREATE".count) }

  /// The missing table, view or column that an error of SQLite's is about: `no such column: share.gap`.
  func name(in message: String) -> String? {
    guard message.hasPrefix("no such "), let last = message.split(whereSeparator: { ": .".contains($0) }).last else { return nil }
    return (names + views + laterColumns).first { $0 == last || $0.hasSuffix(".\(last)") }
  }
}
