import Foundation
import TestSupport
import Testing

@testable import TraceStore

@Suite struct LimitTests {
  private let folder: TestFolder
  private let trace: Trace
  private static let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"

  init() throws {
    folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    trace = try Trace(path: folder.path("a.db"))
  }

  @Test func `a statement stops when its time is over`() throws {
    let start = ContinuousClock.now
    let session = try trace.readOnlySession(SessionLimits(seconds: 0.1))
    #expect(throws: QueryError.stopped(at: .seconds(0.1))) { try session.run("\(Self.endless) SELECT count(*) FROM n") }
    #expect(start.duration(to: .now) > .milliseconds(100))
    // The time is that of a run, not of the session.
    #expect(try session.run("SELECT 1")[0].rows == [[1]])
  }

  @Test func `waiting for the reader of rows does not count`() throws {
    struct Slow: RowSink {
      var rows = 0
      mutating func begin(columns: [String]) {}
      mutating func add(_ row: [SQLValue]) {
        rows += 1
        Thread.sleep(forTimeInterval: 0.1)
      }
      mutating func end(isWhole: Bool) {}
    }
    var sink = Slow()
    // Some seconds would be over after the first rows.
    let session = try trace.readOnlySession(SessionLimits(seconds: 0.3))
    try session.run("\(Self.endless) SELECT i FROM n WHERE i % 500 = 0 LIMIT 8", into: &sink)
    #expect(sink.rows == 8)
  }

  @Test func `the row after the last one allowed stops a statement, and only that`() throws {
    let session = try trace.readOnlySession(SessionLimits(rows: 2))
    #expect(try session.run("VALUES (1), (2); VALUES (3), (4)").count == 2)
    var tables = ResultTables()
    #expect(throws: QueryError.stopped(at: .rows(2))) { try session.run("VALUES (1), (2), (3)", into: &tables) }
    #expect(tables.tables == [ResultTable(columns: ["column1"], rows: [[1], [2]])])
  }

  @Test func `a value of more than the longest length is refused`() throws {
    let session = try trace.readOnlySession(SessionLimits(length: 1000))
    #expect(throws: QueryError.failed(message: "string or blob too big", place: .init(line: 1, column: 1))) { try session.run("SELECT zeroblob(1001)") }
  }

  @Test func `a parameter without a value is told`() throws {
    let session = try trace.readOnlySession()
    #expect(throws: QueryError.unbound(parameter: ":key", place: .init(line: 2, column: 1))) { try session.run("SELECT 1;\nSELECT :key") }
    #expect(throws: QueryError.unbound(parameter: "?", place: .init(line: 1, column: 1))) { try session.run("SELECT ?") }
    #expect(throws: QueryError.unbound(parameter: "@key", place: .init(line: 1, column: 1))) { try session.run("SELECT @key", ["key": 1]) }
    #expect(try session.run("SELECT :a, :b, :c, :d", ["a": nil, "b": 1, "c": 1.5, "d": "é"])[0].rows == [[nil, 1, 1.5, "é"]])
  }

  @Test func `texts keep their NUL, and SQL has none`() throws {
    let session = try trace.readOnlySession()
    #expect(try session.run("SELECT 'a' || char(0) || 'b'")[0].rows == [["a\0b"]])
    #expect(throws: QueryError.failed(message: "a NUL byte stands in the SQL", place: .init(line: 1, column: 9))) { try session.run("SELECT 1\0; SELECT 2") }
  }
}
