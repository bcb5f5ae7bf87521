import Foundation
import Queries
import Rendering
import Schema
import TraceStore

/// The input is what a person gives `sql`: statements. They are run as there, printed in one of the formats, and change no byte and make no file.
struct SQLTarget: FuzzTarget {
  private let workshop: Workshop
  private let path: String
  private let trace: Trace
  private var session: ReadOnlySession?
  private let content: Data
  private var stamp: [Int]
  private var count = 0

  init(_ workshop: Workshop) throws {
    SQLiteMemory.isCounted = true
    self.workshop = workshop
    path = workshop.path("trace.db")
    guard let scene = workshop.scenes.first(where: { $0.name == "priority.json" }) else { throw CocoaError(.fileNoSuchFile) }
    let recorder = try TraceRecorder(path: path)
    try SceneTarget.play(SceneTarget.scene(scene.bytes), into: recorder)
    trace = try Trace(path: path)
    content = try Data(contentsOf: URL(fileURLWithPath: path))
    stamp = FileCopy.stamp(path)
  }

  mutating func test(_ bytes: [UInt8], _ effort: Effort) throws {
    let sql = String(decoding: bytes, as: UTF8.self)
    // As at the prompt, where statements follow one another. What one leaves to the next must not matter; a connection costs more than most of them.
    if count % 64 == 0 || session == nil { session = try trace.readOnlySession(SessionLimits(seconds: 0.25, rows: 100, length: 100_000)) }
    guard let session else { return }
    let formats = effort.isThorough ? RowFormat.allCases : [RowFormat.allCases[Int(bytes.hash() % UInt64(RowFormat.allCases.count))]]
    for format in formats {
      var printer = RowPrinter(format, terminal: Terminal(isStyled: true, width: 80), room: 1 << 20) { _ in }
      do {
        try session.run(sql, ["key": .text("title"), "a": .text(""), "n": .integer(.min), "x": .real(1e308)], into: &printer)
        Tally.count("answered")
      } catch {
        Verdict.accept(error)
      }
    }
    try expectUnchanged()
  }

  private mutating func expectUnchanged() throws {
    count += 1
    if FileCopy.stamp(path) != stamp { found("the trace was written to") }
    guard count % 256 == 0 else { return }
    if try Data(contentsOf: URL(fileURLWithPath: path)) != content { found("the trace's bytes are others") }
    if let files = try? FileManager.default.contentsOfDirectory(atPath: workshop.folder.path), files != ["trace.db"] { found("files were made: \(files)") }
  }

  func seeds() -> [(name: String, bytes: [UInt8])] {
    let own = [
      "SELECT key, frame FROM frames", "SELECT * FROM calls WHERE key = :key", "SELECT count(*), max(width) FROM placement GROUP BY pass_id HAVING 1",
      "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 50) SELECT * FROM t", "SELECT ''", "SELECT '', NULL, x'00ff', 1e308, :a",
      "SELECT sum(n) OVER (ORDER BY n) FROM (SELECT id AS n FROM call)", "SELECT json_extract('{\"a\":[1]}', '$.a[0]'), json_group_array(key) FROM node",
      "SELECT * FROM json_each('[1,[2]]')", "PRAGMA table_info(node)", "PRAGMA integrity_check", "SELECT printf('%5.2f %s', 1.5, 'a'), strftime('%s', 0)",
      "SELECT * FROM node, node, node, node ORDER BY random()", "SELECT zeroblob(1000), hex(randomblob(9)), char(27, 0x202e, 10)", "DELETE FROM node",
      "CREATE TEMP TABLE t (a)", "ATTACH ':memory:' AS o", "SELECT 'a' COLLATE NOCASE LIKE 'b' ESCAPE 'c', 'a' GLOB '[a-', 'x' REGEXP 'y'",
      "SELECT group_concat(key, char(10)) FROM node; SELECT 1; -- end", "SELECT load_extension('x')", "VALUES (1, 2), (3, 4)", "EXPLAIN SELECT 1",
      "SELECT * FROM sqlite_schema JOIN pragma_table_info(name)", "SELECT fts3_tokenizer('simple')", "SELECT * FROM dbstat", "SELECT iif(1, 2, 3) -> '$'",
    ]
    return NamedQuery.all.map { ($0.name, Array($0.sql.utf8)) } + own.enumerated().map { ("own-\($0)", Array($1.utf8)) }
  }

  func words() -> Set<String> {
    let session = try? trace.readOnlySession(SessionLimits())
    func column(_ sql: String) -> [String] { (try? session?.run(sql))?.first?.rows.compactMap { $0[0].text } ?? [] }
    let keywords = [
      "SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "LIMIT", "OFFSET", "JOIN", "LEFT JOIN", "UNION ALL", "WITH RECURSIVE", "AS", "OVER (", "PARTITION BY",
      "CASE WHEN", "CAST(", "COLLATE", "EXISTS", "VALUES", "PRAGMA", "CREATE", "INSERT", "UPDATE", "DELETE", "ATTACH", "VACUUM", "EXPLAIN", "BETWEEN", "NULL",
      ":key", ":a", ":n", ":x", "x'00'", "9223372036854775807", "-9223372036854775808", "9e999", "1e308", "''", "rowid", ";", "--", "/*", "*/", "count(*)",
    ]
    return Set(
      keywords + column("SELECT DISTINCT name FROM pragma_function_list") + column("SELECT name FROM pragma_module_list")
        + column("SELECT name FROM sqlite_schema") + column("SELECT name FROM pragma_pragma_list") + column("SELECT DISTINCT column FROM schema_doc"))
  }
}
