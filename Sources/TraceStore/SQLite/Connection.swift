import CSQLite
import Platform

/// What SQLite answered instead of success.
struct SQLiteFailure: Error {
  let code: Int32
  let message: String

  /// The code without its extension: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`.
  var primaryCode: Int32 { code & 0xFF }
  /// Whether another program holds the file.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
  /// Whether SQLite cannot read the file, whatever is asked.
  var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_IOERR, SQLITE_CANTOPEN].contains(primaryCode) }
  /// Whether a statement that is right failed at a value that it read.
  var isOfValue: Bool {
    primaryCode == SQLITE_TOOBIG || primaryCode == SQLITE_MISMATCH
      || ["malformed JSON", "integer overflow", "JSON path error", "bad JSON path"].contains { message.hasPrefix($0) }
  }
  /// What happened to a file that is written, and what would help.
  var complaint: String {
    switch primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: "another program keeps it locked; close that"
    case SQLITE_FULL: "\(message); make room or give another place"
    default: message
    }
  }
}

/// A connection through SQLite's C API, for one thread at a time.
///
/// Every one is set up as SQLite advises for files of strangers (<https://www.sqlite.org/security.html>): neither a statement nor what a file's
/// schema calls can load code, name an address, or write past SQLite's own checks.
final class Connection: @unchecked Sendable {
  /// Milliseconds to wait for another program that holds a file.
  static let patience: Int32 = 5000
  let handle: OpaquePointer
  private var isOpen = true

  /// - Parameter path: of a file, and nothing else: SQLite may be built to take `file:NAME` for a URI and takes `:memory:` for no file, but no absolute path.
  /// - Parameter flags: `SQLITE_OPEN_…`; `NOMUTEX` is added.
  convenience init(path: String, flags: Int32, patience: Int32 = patience) throws(SQLiteFailure) {
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    try self.init(name: absolute, flags: flags, patience: patience)
  }

  /// A database in memory, which goes with the connection.
  convenience init() throws(SQLiteFailure) {
    try self.init(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, patience: Self.patience)
  }

  private init(name: String, flags: Int32, patience: Int32) throws(SQLiteFailure) {
    SQLiteMemory.settle()
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw SQLiteFailure(code: code, message: message)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
    layouttrace_sqlite3_be_defensive(handle)
  }

  deinit { close() }

  /// No statement may be left.
  func close() {
    if isOpen { sqlite3_close_v2(handle) }
    isOpen = false
  }

  /// Moves what the -wal holds into the file, as far as no reader holds it.
  func emptyWAL() throws(SQLiteFailure) { try execute("PRAGMA wal_checkpoint(TRUNCATE)") }

  /// Leaves one plain file behind, unless a reader holds it: then the -wal stays beside it until the reader goes.
  func leaveWAL() throws(SQLiteFailure) {
    do {
      try execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE")
    } catch {
      if !error.isBusy { throw error }
    }
  }

  var failure: SQLiteFailure {
    let code = sqlite3_extended_errcode(handle), message = String(cString: sqlite3_errmsg(handle))
    // The system knows which error of input or output it was.
    let system = code & 0xFF == SQLITE_IOERR ? sqlite3_system_errno(handle) : 0
    return SQLiteFailure(code: code, message: system == 0 ? message : "\(message) (\(String(cString: strerror(system))))")
  }

  /// Runs statements whose rows nobody wants.
  func execute(_ sql: String) throws(SQLiteFailure) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  func prepare(_ sql: String) throws(SQLiteFailure) -> Statement { try Statement(self, sql) }

  /// The first column of the first row as text; nil if there is none.
  func text(_ sql: String, _ argument: String? = nil) throws(SQLiteFailure) -> String? {
    let statement = try prepare(sql)
    if let argument { try statement.bind(1, argument) }
    return try statement.next() ? sqlite3_column_text(statement.handle, 0).map { String(cString: $0) } : nil
  }

  /// The rows of a statement without parameters.
  func rows(_ sql: String) throws(SQLiteFailure) -> [[SQLValue]] {
    let statement = try prepare(sql)
    var rows: [[SQLValue]] = []
    while try statement.next() { rows.append(statement.row) }
    return rows
  }

  /// Either all of `body`'s rows or none.
  func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // Some failures have rolled back already.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
