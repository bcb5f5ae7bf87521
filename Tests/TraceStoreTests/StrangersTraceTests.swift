import CSQLite
import Foundation
import LayoutModel
import Schema
import TestSupport
import Testing

@testable import TraceStore

/// Traces that somebody else made, or made something of: what their schema holds never runs, and what their rows hold is told.
@Suite struct StrangersTraceTests {
  let folder: TestFolder
  var path: String { folder.path("a.db") }

  init() throws {
    folder = try TestFolder()
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
  }

  private func change(_ sql: String) throws { try Connection(path: path, flags: SQLITE_OPEN_READWRITE).execute(sql) }

  // MARK: Functions

  @Test(arguments: [
    ("SELECT fts3_tokenizer('simple', x'4141414141414141')", "fts3_tokenizer()"), ("SELECT fts3_tokenizer('simple')", "fts3_tokenizer()"),
    ("SELECT sqlite_compileoption_get(1)", "sqlite_compileoption_get()"), ("SELECT load_extension('x')", "load_extension()"),
    ("SELECT rtreecheck('node')", "rtreecheck()"), ("SELECT * FROM fts3tokenize WHERE input = 'x'", "the module fts3tokenize"),
    ("SELECT count(*) FROM dbstat", "the module dbstat"), ("SELECT * FROM sqlite_stmt", "the module sqlite_stmt"),
  ]) func `a function or module that does more than answer from its arguments is refused`(_ sql: String, _ what: String) throws {
    let session = try Trace(path: path).readOnlySession()
    #expect(throws: QueryError.refused(what: what, place: .init(line: 1, column: 1))) { try session.run(sql) }
  }

  @Test(arguments: [
    "SELECT count(*), sum(id), avg(id), group_concat(key, '|'), max(depth) FROM node", "SELECT round(1.5, 1), printf('%d', 3), substr('abc', 2), iif(1, 2, 3)",
    "SELECT row_number() OVER (ORDER BY id), lag(id) OVER (ORDER BY id), ntile(2) OVER (ORDER BY id) FROM node",
    "SELECT 'a' LIKE 'A', 'a' GLOB '*', 'a' || 'b'",
    "SELECT json_extract('{\"a\":1}', '$.a'), '{\"a\":1}' ->> 'a', json_group_array(id) FROM node", "SELECT sqrt(2), sin(1), pi(), ceil(1.5)",
    "SELECT strftime('%Y', 'now'), date('now'), typeof(1), hex('a'), random() IS NOT NULL, current_date",
  ]) func `the functions that a question needs are there`(_ sql: String) throws {
    #expect(try Trace(path: path).readOnlySession().run(sql)[0].rows.isEmpty == false)
  }

  @Test func `a module that the file's own schema names is not run`() throws {
    try change("CREATE VIRTUAL TABLE words USING fts4(word)")
    let session = try Trace(path: path).readOnlySession()
    #expect(throws: QueryError.refused(what: "the module words", place: .init(line: 1, column: 1))) { try session.run("SELECT * FROM words") }
  }

  // MARK: Schema

  /// Found by the fuzzer: what is no JSON is the fault of the trace that has it, where layouttrace asks.
  @Test func `a value at which a question of layouttrace's fails is damage, one at which a person's fails is not`() throws {
    let trace = try Trace(path: path), session = try trace.readOnlySession()
    let damage = TraceError.damaged(path: path, message: "malformed JSON")
    var tables = RowCount()
    #expect(throws: damage) { try session.run("SELECT json('{')", isOwn: true, into: &tables) }
    #expect(throws: damage) { try trace.rows("SELECT json('{')") }
    #expect(throws: QueryError.failed(message: "malformed JSON", place: .init(line: 1, column: 1))) { try session.run("SELECT json('{')") }
  }
  private struct RowCount: RowSink {
    mutating func begin(columns: [String]) {}
    mutating func add(_ row: [SQLValue]) {}
    mutating func end(isWhole: Bool) {}
  }

  /// SQLite asks a module for the rows of a table without a page. Found by the fuzzer.
  @Test func `a table without a page is damage`() throws {
    var handle: OpaquePointer?
    // The connections of layouttrace do not let anybody write the schema.
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    let sql = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 0 WHERE name = 'placement'"
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    sqlite3_close_v2(handle)
    #expect(throws: TraceError.damaged(path: path, message: "its table placement has no page")) { try Trace(path: path) }
  }

  @Test func `a view of the file's gives way to that of the schema, for questions and for a user's SQL`() throws {
    let frames = try Trace(path: path).rows("SELECT * FROM frames ORDER BY node_id")
    try change("DROP VIEW frames; CREATE VIEW frames AS SELECT 1 AS pass_id, 2 AS node_id, 'no such frame' AS key")
    let trace = try Trace(path: path)
    #expect(try trace.rows("SELECT * FROM frames ORDER BY node_id") == frames)
    #expect(try trace.readOnlySession().run("SELECT * FROM frames ORDER BY node_id") == [frames])
  }

  @Test func `a view that another of the file's views reads gives way as well`() throws {
    let shares = try Trace(path: path).rows("SELECT * FROM stack_offer")
    try change("DROP VIEW axis_call; CREATE VIEW axis_call AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n")
    #expect(try Trace(path: path).rows("SELECT * FROM stack_offer") == shares)
  }

  @Test func `a table that computes a column of its own is damage`() throws {
    try change("ALTER TABLE node ADD COLUMN spell TEXT GENERATED ALWAYS AS (printf('%.*c', 100000000, 'x')) VIRTUAL")
    let damaged = TraceError.damaged(path: path, message: "its table node is not as schema \(Schema.name(ofVersion: Schema.version)) has it")
    #expect(throws: damaged) { try Trace(path: path) }
    try change("PRAGMA user_version = 10200")
    #expect(throws: TraceError.damaged(path: path, message: "its table node computes a column spell, which no schema has")) { try Trace(path: path) }
  }

  @Test func `a view in the place of a table is damage`() throws {
    try change("DROP TABLE text_line; CREATE VIEW text_line AS SELECT 1")
    #expect(throws: TraceError.damaged(path: path, message: "text_line is no table of a trace")) { try Trace(path: path) }
  }

  @Test func `tables and views that somebody added to a trace do not keep it from being read`() throws {
    try change("CREATE TABLE note (text); INSERT INTO note VALUES ('wide'); CREATE VIEW wide AS SELECT * FROM node")
    let trace = try Trace(path: path)
    #expect(try trace.value("SELECT count(*) FROM node") == 4)
    #expect(try trace.readOnlySession().run("SELECT text FROM note")[0].rows == [["wide"]])
  }

  @Test func `a question of layouttrace's own ends when its time is over`() throws {
    let guardian = StatementGuardian(0.05)
    let connection = try Connection(path: path, flags: SQLITE_OPEN_READONLY)
    guardian.install(on: connection)
    let endless = try connection.prepare("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
    #expect { try guardian.timing { try endless.next() } } throws: { ($0 as? SQLiteFailure)?.primaryCode == SQLITE_INTERRUPT }
  }

  // MARK: Rows

  @Test(arguments: [
    ("UPDATE node SET parent_id = 1099511627776 WHERE id = 3", "the row 3 of node has 1099511627776 for parent_id"),
    ("UPDATE node SET last_id = 1099511627776 WHERE id = 3", "the row 3 of node has 1099511627776 for last_id"),
    ("UPDATE node SET last_id = 2 WHERE id = 3", "the row 3 of node has 2 for last_id"),
    ("UPDATE node SET parent_id = 4 WHERE id = 3", "the row 3 of node has 4 for parent_id"),
    ("UPDATE node SET parent_id = 3 WHERE id = 3", "the row 3 of node has 3 for parent_id"),
    ("UPDATE node SET view_id = 1 WHERE id = 3", "the row 3 of node has 1 for view_id"),
    ("UPDATE node SET depth = -1 WHERE id = 3", "the row 3 of node has -1 for depth"),
    ("UPDATE pass SET structure_id = 1099511627776", "the row 1 of pass has 1099511627776 for structure_id"),
    ("UPDATE pass SET base_pass_id = -1099511627776", "the row 1 of pass has -1099511627776 for base_pass_id"),
    (
      "PRAGMA foreign_keys = 0; INSERT INTO placement SELECT * FROM placement WHERE node_id = 3",
      "the table placement has 2 rows of node 3 in pass 1"
    ),
  ]) func `a row that no recorder writes is told with its table`(_ sql: String, _ message: String) throws {
    try change(sql)
    #expect(throws: TraceError.damaged(path: path, message: message)) {
      let trace = try Trace(path: path)
      _ = try trace.placement(of: 3, in: try #require(try trace.passes.first))
      _ = try trace.node(3)
    }
  }

  @Test func `a page that is none is damage to a user's SQL, too, and not a mistake in it`() throws {
    let root = try #require(try Trace(path: path).value("SELECT rootpage FROM sqlite_schema WHERE name = 'node'")?.integer)
    var bytes = try folder.contents("a.db")
    // Pages are counted from 1; their size stands in the file's header.
    let start = Int(root - 1) * (Int(bytes[16]) << 8 | Int(bytes[17]))
    bytes.replaceSubrange(start..<start + 100, with: Data(repeating: 0xFF, count: 100))
    try bytes.write(to: URL(fileURLWithPath: path))
    let session = try Trace(path: path).readOnlySession()
    #expect(throws: TraceError.damaged(path: path, message: "database disk image is malformed")) { try session.run("SELECT path FROM node") }
  }
}
