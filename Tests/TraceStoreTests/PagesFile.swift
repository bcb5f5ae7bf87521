import CSQLite
import Testing

@testable import TraceStore

/// A file in WAL mode with empty tables, in a folder of its own.
struct PagesFile {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

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
}
