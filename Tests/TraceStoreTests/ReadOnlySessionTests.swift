import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

@Suite struct ReadOnlySessionTests {
  let folder: TestFolder
  let session: ReadOnlySession

  init() throws {
    folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    session = try Trace(path: folder.path("a.db")).readOnlySession()
  }

  @Test func `each statement gets its table`() throws {
    let tables = try session.run("SELECT 1 AS one, 'é' AS e; -- nothing\n; SELECT key FROM node WHERE key = :node;", ["node": "row"])
    #expect(tables == [ResultTable(columns: ["one", "e"], rows: [[1, "é"]]), ResultTable(columns: ["key"], rows: [["row"]])])
    #expect(try session.run("SELECT 9e999, NULL, x'00ff', 1.5")[0].rows == [[.real(.infinity), nil, "x'00ff'", 1.5]])
    #expect(try session.run(" ").isEmpty)
  }

  @Test(arguments: [
    "PRAGMA table_info(call)", "PRAGMA user_version", "SELECT name FROM pragma_table_info('call')", "EXPLAIN QUERY PLAN SELECT * FROM calls",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n", "VALUES (1), (2)", "PRAGMA integrity_check",
    "SELECT value FROM json_each('[1,2]')", "SELECT share FROM hot_nodes",
  ]) func `reading is allowed`(_ sql: String) throws {
    #expect(try session.run(sql)[0].rows.isEmpty == false)
  }

  @Test(arguments: [
    ("INSERT INTO meta VALUES ('a', 'b')", "INSERT"), ("UPDATE meta SET value = 1", "UPDATE"), ("DELETE FROM meta", "DELETE"),
    ("CREATE TABLE t (a)", "changing the schema"), ("CREATE TEMP TABLE t (a)", "changing the schema"), ("CREATE VIEW v AS SELECT 1", "changing the schema"),
    ("DROP VIEW calls", "changing the schema"), ("ALTER TABLE meta ADD COLUMN a", "changing the schema"), ("ATTACH '/tmp/other.db' AS o", "ATTACH or VACUUM"),
    ("DETACH main", "DETACH"), ("PRAGMA user_version = 3", "PRAGMA user_version = 3"), ("PRAGMA query_only = 0", "PRAGMA query_only = 0"),
    ("PRAGMA journal_mode = WAL", "PRAGMA journal_mode = WAL"), ("PRAGMA writable_schema = 1", "PRAGMA writable_schema = 1"),
    ("PRAGMA optimize", "PRAGMA optimize"), ("PRAGMA wal_checkpoint", "PRAGMA wal_checkpoint"), ("ANALYZE", "ANALYZE"), ("REINDEX", "REINDEX"),
    ("BEGIN", "BEGIN"), ("SAVEPOINT s", "BEGIN"), ("VACUUM", "ATTACH or VACUUM"), ("VACUUM INTO '/tmp/copy.db'", "ATTACH or VACUUM"),
    ("SELECT load_extension('x')", "load_extension()"), ("EXPLAIN DELETE FROM meta", "DELETE"),
  ]) func `anything but reading is refused`(_ sql: String, _ what: String) throws {
    let before = try folder.contents("a.db")
    #expect(throws: QueryError.refused(what: what, place: .init(line: 2, column: 3))) { try session.run("SELECT 1;\n  \(sql)") }
    #expect(try folder.contents("a.db") == before)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `an error tells its place in the text`() throws {
    #expect(throws: QueryError.failed(message: "no such column: é", place: .init(line: 3, column: 11))) {
      try session.run("SELECT 1;\n-- é\nSELECT 1, é FROM meta")
    }
    #expect(throws: QueryError.self) { try session.run("UPDATE sqlite_master SET sql = ''") }
    #expect(throws: QueryError.failed(message: "near \"SELEC\": syntax error", place: .init(line: 1, column: 1))) { try session.run("SELEC 1") }
    #expect(QueryError.failed(message: "no", place: .init(line: 3, column: 11)).description == "line 3, column 11: no")
  }

  @Test func `an error of a Trace's own query is a QueryError`() throws {
    let trace = try Trace(path: folder.path("a.db"))
    #expect(throws: QueryError.failed(message: "no such table: t", place: nil)) { try trace.rows("SELECT * FROM t") }
    #expect(throws: QueryError.self) { try trace.rows("DELETE FROM meta") }
  }
}
