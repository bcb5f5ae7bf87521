import Foundation
import TestSupport
import Testing

@testable import TraceStore

/// Whatever is typed, a trace stays as it is.
@Suite struct ReadOnlyFuzzTests {
  @Test func `10,000 statements change no byte of a trace, make no file, and end`() throws {
    let folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    let before = try folder.contents("a.db")
    let session = try Trace(path: folder.path("a.db")).readOnlySession(SessionLimits(seconds: 0.01, rows: 100, length: 50_000))
    var statements = HostileSQL(seed: 20_240_601, folder: folder.path(""))
    var outcomes: [String: Int] = [:]
    for number in 0..<10_000 {
      let sql = statements.next()
      let start = ContinuousClock.now
      outcomes[Self.outcome { _ = try session.run(sql) }, default: 0] += 1
      // Far more than the limit: other tests run at the same time.
      #expect(start.duration(to: .now) < .seconds(3), "\(number): \(sql.prefix(300))")
      if number % 500 == 0 { #expect(try folder.contents("a.db") == before, "before \(number): \(sql.prefix(300))") }
    }
    #expect(try folder.contents("a.db") == before)
    #expect(try folder.files == ["a.db"])
    #expect(try session.run("SELECT count(*) FROM node; PRAGMA query_only").map(\.rows) == [[[4]], [[1]]])
    // All ways to end come up often enough for the test to mean something.
    for outcome in ["answered", "failed", "refused", "stopped"] { #expect(outcomes[outcome, default: 0] > 50, "\(outcomes)") }
  }

  private static func outcome(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "answered"
    } catch let error as QueryError {
      switch error {
      case .failed: return "failed"
      case .refused: return "refused"
      case .unbound: return "unbound"
      case .stopped: return "stopped"
      case .interrupted: return "interrupted"
      }
    } catch {
      return "\(error)"
    }
  }
}

/// Statements that write, that open other files, that take all time or all memory, and damaged ones.
struct HostileSQL {
  private var random: SeededGenerator
  private let folder: String

  init(seed: UInt64, folder: String) { (random, self.folder) = (SeededGenerator(state: seed), folder) }

  private static let objects = [
    "meta", "node", "call", "calls", "frames", "sqlite_schema", "sqlite_stat1", "sqlite_sequence", "temp.t", "main.node", "t", "sqlite_dbpage", "dbstat",
    "pragma_table_info('node')", "json_each('[1]')",
  ]
  private static let columns = ["id", "key", "value", "rowid", "*", "count(*)", "sql", "rootpage", "nope", "9e999", "NULL", "x'00ff'", "-9223372036854775808"]
  private static let pragmas = [
    "user_version", "application_id", "journal_mode", "query_only", "writable_schema", "schema_version", "locking_mode", "page_size", "auto_vacuum",
    "wal_checkpoint", "optimize", "incremental_vacuum", "temp_store_directory", "data_store_directory", "temp_store", "mmap_size", "hard_heap_limit",
    "soft_heap_limit", "cache_size", "cache_spill", "trusted_schema", "foreign_keys", "journal_size_limit", "max_page_count", "secure_delete", "synchronous",
    "encoding", "case_sensitive_like", "integrity_check", "quick_check", "table_list", "table_xinfo", "shrink_memory", "analysis_limit", "threads",
    "busy_timeout", "recursive_triggers", "reverse_unordered_selects", "legacy_alter_table", "database_list", "key", "activate_extensions", "vdbe_trace",
  ]
  private static let values = ["0", "1", "OFF", "ON", "WAL", "DELETE", "MEMORY", "EXCLUSIVE", "'x'", "-1", "9999999999", "TRUNCATE", "node", "''"]
  /// `#` stands for a file in the trace's folder, `@` for the trace.
  private static let commands = [
    "ATTACH '#' AS o", "ATTACH '@' AS o", "ATTACH 'file:@?mode=rwc' AS o", "ATTACH ':memory:' AS o", "ATTACH '' AS o", "DETACH main", "VACUUM",
    "VACUUM INTO '#'", "VACUUM main INTO '#'", "ANALYZE", "REINDEX", "BEGIN", "BEGIN EXCLUSIVE", "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK", "SAVEPOINT s",
    "RELEASE s", "END", "SELECT load_extension('#')", "SELECT load_extension('#', 'main')", "SELECT writefile('#', 'x')", "SELECT readfile('@')",
    "SELECT edit('x')", "SELECT fts3_tokenizer('x', x'00')", "SELECT fts5('x')", "SELECT sqlite_log(1, 'x')", "SELECT eval('DELETE FROM node')",
    "SELECT * FROM fsdir('/')", "SELECT * FROM zipfile('@')", "SELECT * FROM csv('@')", "SELECT * FROM generate_series(1, 1e18)",
    "SELECT * FROM sqlite_dbpage", "UPDATE sqlite_dbpage SET data = zeroblob(4096)", "SELECT * FROM dbstat", "SELECT * FROM bytecode('SELECT 1')",
    "CREATE VIRTUAL TABLE t USING fts5(a)", "CREATE VIRTUAL TABLE t USING rtree(a, b, c)", "CREATE VIRTUAL TABLE temp.t USING fts3(a)",
    "CREATE VIRTUAL TABLE t USING dbstat", "CREATE TABLE t (a)", "CREATE TEMP TABLE t AS SELECT * FROM node",
    "CREATE TEMP TRIGGER g AFTER INSERT ON node BEGIN SELECT 1; END",
    "CREATE TEMP VIEW t AS SELECT 1", "CREATE UNIQUE INDEX i ON node (id)", "DROP TABLE node", "DROP VIEW IF EXISTS calls", "DROP INDEX call_node",
    "ALTER TABLE node RENAME TO n", "ALTER TABLE node DROP COLUMN key", "ALTER TABLE node ADD COLUMN z", "EXPLAIN DELETE FROM node",
    "EXPLAIN QUERY PLAN INSERT INTO meta VALUES (1, 2)", "WITH a AS (SELECT 1) INSERT INTO meta SELECT 'a', 'b' FROM a",
    "INSERT INTO meta DEFAULT VALUES RETURNING *",
    "REPLACE INTO meta VALUES ('a', 'b')", "UPDATE OR IGNORE node SET key = 'x' FROM meta", "DELETE FROM node WHERE 1 RETURNING id", ".shell touch #",
  ]
  private static let bombs = [
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0",
    "WITH RECURSIVE n(t) AS (SELECT 'x' UNION ALL SELECT t || t FROM n) SELECT length(t) FROM n",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT group_concat(hex(randomblob(20000))) FROM n",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT randomblob(20000) AS b FROM n ORDER BY b",
    "SELECT count(*) FROM call a, call b, call c, call d, call e, call f, call g, call h",
    "SELECT zeroblob(2147483647)", "SELECT hex(zeroblob(1000000000))", "SELECT randomblob(1000000000)", "SELECT printf('%1000000000d', 1)",
    "SELECT printf('%.*c', 2000000, 'x')", "SELECT replace(hex(zeroblob(20000)), '0', hex(zeroblob(20000)))",
    "SELECT 'a' LIKE printf('%.900c', '%')", "SELECT hex(zeroblob(20000)) LIKE '%1%2%3%4%5%6%7%8%9%'",
    "SELECT json_array(json_group_array(hex(zeroblob(20000)))) FROM call",
    "SELECT hex(zeroblob(25000)) GLOB '*[!0]*[!0]*[!0]*'", "SELECT sum(length(hex(randomblob(a.id * 100)))) FROM call a, call b, call c, call d",
  ]

  mutating func next() -> String {
    var sql = statement()
    if chance(4) { sql += ";" + statement() }
    if chance(4) { sql = damaged(sql) }
    return sql
  }

  private mutating func statement() -> String {
    switch UInt64.random(in: 0..<100, using: &random) {
    case ..<22: return "SELECT \(pick(Self.columns)), \(expression(3)) FROM \(pick(Self.objects)) WHERE \(expression(3)) LIMIT \(pick(Self.values))"
    case ..<30: return "INSERT INTO \(pick(Self.objects)) VALUES (\(expression(2)), \(expression(2)))"
    case ..<36: return "UPDATE \(pick(Self.objects)) SET \(pick(Self.columns)) = \(expression(2)) WHERE \(expression(2))"
    case ..<42: return "DELETE FROM \(pick(Self.objects)) WHERE \(expression(2))"
    case ..<60: return pragma()
    case ..<92:
      return pick(Self.commands).replacing("#", with: folder + "other\(UInt8.random(in: 0...9, using: &random)).db").replacing("@", with: folder + "a.db")
    case ..<94: return pick(Self.bombs)
    default: return nested()
    }
  }

  private mutating func pragma() -> String {
    let name = (chance(3) ? pick(["main.", "temp.", "o."]) : "") + pick(Self.pragmas)
    switch UInt8.random(in: 0..<4, using: &random) {
    case 0: return "PRAGMA \(name)"
    case 1: return "PRAGMA \(name)(\(pick(Self.values)))"
    case 2: return "SELECT * FROM pragma_\(pick(Self.pragmas))(\(pick(Self.values)))"
    default: return "PRAGMA \(name) = \(pick(Self.values))"
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    if depth == 0 || chance(3) { return chance(2) ? pick(Self.columns) : pick(Self.values) }
    switch UInt8.random(in: 0..<6, using: &random) {
    case 0:
      return "(\(expression(depth - 1)) \(pick(["+", "-", "*", "/", "%", "||", "<<", "AND", "IS NOT", "LIKE", "IN", "->>", "="])) \(expression(depth - 1)))"
    case 1:
      return
        "\(pick(["abs", "hex", "length", "round", "json", "quote", "upper", "printf", "char", "total", "load_extension", "strftime"]))(\(expression(depth - 1)))"
    case 2: return "(SELECT \(expression(depth - 1)) FROM \(pick(Self.objects)))"
    case 3: return "CASE \(expression(depth - 1)) WHEN 1 THEN \(expression(depth - 1)) END"
    case 4: return "CAST(\(expression(depth - 1)) AS \(pick(["TEXT", "BLOB", "INTEGER", "REAL", "NONE"])))"
    default: return "EXISTS (SELECT 1 FROM \(pick(Self.objects)) WHERE \(expression(depth - 1)))"
    }
  }

  /// Deeper than SQLite's parser goes, or nearly.
  private mutating func nested() -> String {
    let depth = Int.random(in: 1...3000, using: &random)
    switch UInt8.random(in: 0..<5, using: &random) {
    case 0: return "SELECT " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    case 1: return "SELECT " + String(repeating: "NOT ", count: depth) + "1"
    case 2: return "SELECT " + String(repeating: "1+", count: depth) + "1"
    case 3: return "SELECT 1" + String(repeating: " UNION ALL SELECT 1", count: depth)
    default: return "SELECT json('" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "')"
    }
  }

  /// Bytes changed, left out, doubled, or the end cut off.
  private mutating func damaged(_ sql: String) -> String {
    var bytes = Array(sql.utf8)
    for _ in 0...UInt8.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch UInt8.random(in: 0..<6, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: at)
      case 2: bytes.insert(pick(Array("'\"`[(;-/*\0:?@$".utf8)), at: at)
      case 3: bytes.removeSubrange(at...)
      case 4: bytes.insert(contentsOf: bytes[at...].prefix(20), at: at)
      default: bytes.insert(0, at: at)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &random)] }
  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
