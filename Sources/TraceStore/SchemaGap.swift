import GRDB
import Schema

/// What this version's schema has and a trace of an earlier minor version lacks.
///
/// On the reader's own connection, never in the file:
/// 1. a table that came later stands there empty, for nothing of its kind was recorded;
/// 2. a view is this version's where the file has all that it reads, else the file's own stays;
/// 3. a column that came later stays away, and whatever reads it fails with its name.
struct SchemaGap {
  /// Tables the file should have and has not.
  private(set) var tables: [String] = []
  private var columns: [String] = []
  /// Views that read a column that is not there.
  private var views: [String] = []

  /// Statements that make what stands in for what the file lacks, for another connection to it.
  private(set) var standIns: [String] = []

  /// What only a recording can have: `viewport`, `stack_share.gap`.
  var names: [String] { tables + columns }

  init(filledIn database: Database, version: Int32) throws {
    let own = try Row.fetchAll(database, sql: "SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'view')")
      .reduce(into: [String: String]()) { $0[$1["name"]] = $1["sql"] }
    tables = Schema.objects.filter { !$0.isView && own[$0.name] == nil }.map(\.name)
    let outdated = Schema.objects.filter { $0.isView && (own[$0.name] == nil || version < Schema.version && own[$0.name] != $0.create) }
    if version >= Schema.version, outdated.isEmpty { return }
    let later = Set(Schema.additions.filter { $0.version > version }.flatMap(\.tables))
    // Without a later version that brought it a missing table is damage, which its name tells whoever reads it.
    try database.execute(sql: "PRAGMA temp_store = MEMORY")
    for table in Schema.objects where tables.contains(table.name) && later.contains(table.name) { try Self.create(table, database) }
    columns = try Schema.objects.filter { !$0.isView && own[$0.name] != nil }.flatMap { table in
      let known = Set(try String.fetchAll(database, sql: "SELECT name FROM pragma_table_xinfo(?)", arguments: [table.name]))
      return table.documentation.columns.map(\.name).filter { !known.contains($0) }.map { "\(table.name).\($0)" }
    }
    views = try Self.bring(outdated, database).filter { own[$0] == nil }
    let standing = Set(try String.fetchAll(database, sql: "SELECT name FROM temp.sqlite_master"))
    standIns = Schema.objects.filter { standing.contains($0.name) }.map(Self.temporary)
  }

  /// Makes views, as far as the file has what they read.
  /// - Returns: the names of the others.
  private static func bring(_ views: [SchemaObject], _ database: Database) throws -> [String] {
    for view in views { try create(view, database) }
    var (kept, broken) = (views.map(\.name), [String]())
    // One that reads a broken one breaks with it.
    while case let failing = kept.filter({ (try? database.makeStatement(sql: "SELECT * FROM temp.\($0)")) == nil }), !failing.isEmpty {
      for name in failing { try database.execute(sql: "DROP VIEW temp.\(name)") }
      kept.removeAll(where: failing.contains)
      broken += failing
    }
    return broken
  }

  private static func create(_ object: SchemaObject, _ database: Database) throws {
    try database.execute(sql: temporary(object))
  }

  private static func temporary(_ object: SchemaObject) -> String { "CREATE TEMP" + object.create.dropFirst("CREATE".count) }

  /// The missing table, view or column that an error of SQLite's is about: `no such column: share.gap`.
  func name(in message: String) -> String? {
    guard message.hasPrefix("no such "), let last = message.split(whereSeparator: { ": .".contains($0) }).last else { return nil }
    return (names + views).first { $0 == last || $0.hasSuffix(".\(last)") }
  }
}
