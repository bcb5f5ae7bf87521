import CSQLite
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// A file in WAL mode with empty tables, in a folder of its own.
struct PagesFile {
  let folder: TestFolder
  init() throws { folder = try TestFolder() }

  func open(_ pageSize: Int) throws -> Connection {
    let connection = try Connection(path: folder.path("pages.db"), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try connection.execute(
      """
      PRAGMA page_size=\(pageSize); PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;
      CREATE TABLE a (id INTEGER PRIMARY KEY, n INTEGER, r REAL, t TEXT) STRICT; CREATE TABLE b (n INTEGER) STRICT; CREATE TABLE c (n INTEGER) STRICT;
      """)
    return connection
  }

  func root(_ table: String, _ connection: Connection) throws -> PageNumber {
    try #require(try connection.text("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'").flatMap { PageNumber($0) })
  }

  /// The wal-index, as this connection has it.
  func index(_ connection: Connection) throws -> WALIndex {
    let database = try #require(DatabaseFile(SQLITE_FCNTL_FILE_POINTER, of: connection))
    return try #require(try WALIndex(database))
  }

  /// n is the row's number squared, r a half of it, t a text of 0 to 6 letters.
  func set(_ cell: inout CellWriter, _ row: Int64) {
    cell.begin()
    cell.addNull()
    cell.add(row * row)
    cell.add(Double(row) / 2)
    let text = Array("abcdef".utf8.prefix(Int(row % 7)))
    text.withUnsafeBufferPointer { cell.add(text: $0) }
  }

  func append(_ rows: ClosedRange<Int64>, to table: TablePages, _ cell: inout CellWriter) throws {
    for row in rows {
      set(&cell, row)
      try table.append(cell)
    }
  }

  /// What SQLite says of rows 1 to `count` and of the whole file.
  func check(_ connection: Connection, _ count: Int64) throws {
    #expect(try connection.text("PRAGMA integrity_check") == "ok")
    let halves = count * (count + 1) / 2
    #expect(
      try connection.text(
        """
        SELECT count(*) || ' ' || min(id) || ' ' || max(id) || ' ' || sum(n = id * id) || ' ' || cast(sum(r * 2) AS INTEGER) || ' '
          || sum(t = substr('abcdef', 1, id % 7)) FROM a
        """) == "\(count) 1 \(count) \(count) \(halves) \(count)")
    // By its number, down through every level.
    for row in [1, count / 3 + 1, count] { #expect(try connection.text("SELECT n FROM a WHERE id = \(row)") == "\(row * row)") }
  }
}
