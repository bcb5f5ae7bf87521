import CSQLite
import Foundation

/// What SQLite answered instead of success.
struct SQLiteFailure: Error {
  let code: Int32
  let message: String

  /// The code without its extension: `SQLITE_IOERR` for `SQLITE_IOERR_WRITE`.
  var primaryCode: Int32 { code & 0xFF }
  /// Whether another program holds the file.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
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
final class Connection: @unchecked Sendable {
  /// Milliseconds to wait for another program that holds a file.
  static let patience: Int32 = 5000
  let handle: OpaquePointer
  private var isOpen = true

  /// - Parameter flags: `SQLITE_OPEN_…`; `NOMUTEX` is added.
  init(path: String, flags: Int32, patience: Int32 = patience) throws(SQLiteFailure) {
    SQLiteMemory.settle()
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw SQLiteFailure(code: code, message: message)
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
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
    switch sqlite3_step(statement.handle) {
    case SQLITE_ROW: return sqlite3_column_text(statement.handle, 0).map { String(cString: $0) }
    case SQLITE_DONE: return nil
    default: throw failure
    }
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

/// A prepared statement; parameters count from 1.
final class Statement {
  let handle: OpaquePointer
  private let connection: Connection

  fileprivate init(_ connection: Connection, _ sql: String) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil) == SQLITE_OK, let handle else {
      throw connection.failure
    }
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  @inline(__always) func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }
  @inline(__always) func bind(_ index: Int32, _ value: Int32) { sqlite3_bind_int64(handle, index, Int64(value)) }
  /// NaN becomes NULL: right for a proposal alone, so check anything else first.
  @inline(__always) func bind(_ index: Int32, _ value: Double) { sqlite3_bind_double(handle, index, value) }
  @inline(__always) func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }
  /// An id, NULL if it is 0.
  @inline(__always) func bind(id index: Int32, _ value: Int64) {
    if value == 0 { sqlite3_bind_null(handle, index) } else { sqlite3_bind_int64(handle, index, value) }
  }
  func bind(_ index: Int32, _ text: String?) throws(SQLiteFailure) {
    let code = text.map { layouttrace_sqlite3_bind_text(handle, index, $0, Int32(clamping: $0.utf8.count)) } ?? sqlite3_bind_null(handle, index)
    guard code == SQLITE_OK else { throw connection.failure }
  }

  /// Writes the row that is bound.
  @inline(__always) func insert() throws(SQLiteFailure) {
    let code = sqlite3_step(handle)
    guard code == SQLITE_DONE else {
      let failure = connection.failure
      sqlite3_reset(handle)
      throw failure
    }
    sqlite3_reset(handle)
  }
}
