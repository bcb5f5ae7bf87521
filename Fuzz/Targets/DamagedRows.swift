import CSQLite
import Foundation

/// A trace in memory, to be changed by SQL as somebody could who makes one up: no constraint holds.
final class DamagedRows {
  private var handle: OpaquePointer?

  static let tables = [
    "node", "placement", "call", "pass", "scene", "meta", "stack_share", "attribute", "state_change", "viewport", "text_line", "grid_share",
    "grid_track", "guide", "reason", "rule", "diagnostic", "layout_cache", "query", "kind",
  ]

  init?(_ file: [UInt8]) {
    guard sqlite3_open(":memory:", &handle) == SQLITE_OK, let copy = sqlite3_malloc64(sqlite3_uint64(file.count)) else { return nil }
    copy.copyMemory(from: file, byteCount: file.count)
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    guard
      sqlite3_deserialize(handle, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(file.count), Int64(file.count), flags) == SQLITE_OK
    else { return nil }
    run("PRAGMA writable_schema = ON; PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")
  }

  deinit { sqlite3_close_v2(handle) }

  /// An operation that fails is left out: the file is damaged enough.
  @discardableResult private func run(_ sql: String) -> Bool { sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK }

  func doing(_ operations: [[UInt8]]) -> [UInt8]? {
    for operation in operations { change(operation) }
    return bytes
  }

  /// The same rows on pages of a kibibyte: there are more pages to damage, and fewer bytes to write.
  func compacted(to path: String) throws -> [UInt8] {
    unlink(path)
    run("PRAGMA page_size = 1024; VACUUM INTO '\(path)'")
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private var bytes: [UInt8]? {
    var size: Int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { return nil }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  /// - Parameter operation: what, the table, the column, the row, two for the value, another row, another column.
  private func change(_ operation: [UInt8]) {
    let table = Self.tables[Int(operation[1]) % Self.tables.count]
    let columns = columns(of: table)
    guard !columns.isEmpty else { return }
    let column = columns[Int(operation[2]) % columns.count], other = columns[Int(operation[7]) % columns.count]
    func row(_ byte: UInt8) -> String {
      "(SELECT rowid FROM \(table) LIMIT 1 OFFSET \(byte) % (SELECT max(1, count(*)) FROM \(table)))"
    }
    let value = Self.value(operation[4], operation[5], in: table)
    switch operation[0] % 8 {
    case 0, 1: run("UPDATE OR IGNORE \(table) SET \(column) = \(value) WHERE rowid = \(row(operation[3]))")
    case 2:
      run("UPDATE OR IGNORE \(table) SET \(column) = (SELECT \(other) FROM \(table) WHERE rowid = \(row(operation[6]))) WHERE rowid = \(row(operation[3]))")
    case 3:
      let kept = columns.filter { $0 != "id" && $0 != "cache_hit" }.joined(separator: ", ")
      run("INSERT INTO \(table) (\(kept)) SELECT \(kept) FROM \(table) WHERE rowid = \(row(operation[3]))")
    case 4: run("DELETE FROM \(table) WHERE rowid \(["=", ">", "<", "<>"][Int(operation[5] % 4)]) \(row(operation[3]))")
    case 5: run("UPDATE OR IGNORE \(table) SET \(column) = \(value)")
    case 6: schema(operation)
    default: run("UPDATE scene SET json = replace(json, '\(["0", "1", "type", "Text", "[", "\"", "8", "view"][Int(operation[3] % 8)])', \(value))")
    }
  }

  private static func value(_ choice: UInt8, _ number: UInt8, in table: String) -> String {
    let values = [
      "NULL", "0", "1", "-1", "\(number)", "2147483647", "2147483648", "4294967296", "1099511627776", "4611686018427387904", "9223372036854775807",
      "-9223372036854775808", "1e19", "-1e19", "1e308", "9e999", "-9e999", "0.1", "''", "'x'", "'node\(number)'", "'\(number)'", "char(27, 91, 50, 74, 10)",
      "char(0x202e)", "'{}'", "'[[[['", "'{\"n\": 1e400}'", "x'00ff'", "zeroblob(100)",
      "(SELECT max(rowid) + \(number) FROM \(table))",
      "(SELECT json FROM scene)",
      "'remove node\(number)'",
    ]
    return values[Int(choice) % values.count]
  }

  /// Definitions that a trace of ours does not have.
  private func schema(_ operation: [UInt8]) {
    let views = ["overflow", "frames", "truncation", "axis_call", "axis_placement", "calls", "stack_offer", "modifier_effect", "node", "placement"]
    let name = views[Int(operation[3]) % views.count]
    let endless = "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT n AS node_id, n AS pass_id, 'w' AS axis FROM t"
    switch operation[5] % 6 {
    case 0: run("DROP VIEW IF EXISTS \(name)")
    case 1: run("DROP VIEW IF EXISTS \(name); CREATE VIEW \(name) AS \(endless)")
    case 2: run("DROP VIEW IF EXISTS \(name); CREATE VIEW \(name) AS SELECT *, fts3_tokenizer('simple') AS t FROM node")
    case 3: run("ALTER TABLE \(name) ADD COLUMN extra TEXT AS (hex(zeroblob(100000000))) VIRTUAL")
    case 4: run("UPDATE sqlite_schema SET rootpage = \(operation[6]) WHERE name = '\(name)'")
    default: run("UPDATE sqlite_schema SET sql = replace(sql, 'INTEGER', 'TEXT') WHERE name = '\(name)'")
    }
  }

  private func columns(of table: String) -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(handle, "SELECT name FROM pragma_table_xinfo('\(table)')", -1, &statement, nil) == SQLITE_OK else { return [] }
    var names: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW { names.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "") }
    return names
  }
}
