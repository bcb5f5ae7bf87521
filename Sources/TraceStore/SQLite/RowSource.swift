import CSQLite
import Platform

/// Rows in memory that SQLite reads as a table: `INSERT … SELECT` from it writes them with less work a row than a prepared statement,
/// whose parameters SQLite takes and keeps one by one.
///
/// The table exists in its connection alone (an eponymous virtual table); the file knows nothing of it.
final class RowSource {
  /// Answers a column of a row with one of `sqlite3_result_…`.
  typealias Column = @convention(c) (_ result: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ row: Int, _ column: Int32) -> Void

  /// What the C functions below see: the address of it is the table's.
  struct State {
    let declaration: UnsafeMutablePointer<CChar>?
    let column: Column
    /// The rows, side by side.
    var rows: UnsafeRawPointer?
    var count = 0
    /// What a column takes from elsewhere.
    var context: UnsafeRawPointer?

    /// As a `Column` gets it.
    @inline(__always) static func at(_ address: UnsafePointer<CChar>?) -> State {
      UnsafeRawPointer(address.unsafelyUnwrapped).assumingMemoryBound(to: State.self).pointee
    }
  }

  private let state: UnsafeMutablePointer<State>
  private let statement: Statement

  /// - Parameter columns: of `table`, in the order in which `column` numbers them.
  init(_ connection: Connection, into table: String, _ columns: String, _ column: @escaping Column) throws(SQLiteFailure) {
    let count = columns.split(separator: ",").count
    let declaration = "CREATE TABLE rows (\((0..<count).map { "c\($0)" }.joined(separator: ", ")))"
    state = .allocate(capacity: 1)
    state.initialize(to: State(declaration: strdup(declaration), column: column))
    let name = "layouttrace_\(table)_rows"
    guard sqlite3_create_module_v2(connection.handle, name, Self.module, state, RowSource.release) == SQLITE_OK else { throw connection.failure }
    statement = try connection.prepare("INSERT INTO \(table) (\(columns)) SELECT * FROM \(name)")
  }

  /// Writes the rows, in one statement.
  func insert<Row: BitwiseCopyable>(_ rows: UnsafeBufferPointer<Row>, context: UnsafeRawPointer? = nil) throws(SQLiteFailure) {
    if rows.isEmpty { return }
    (state.pointee.rows, state.pointee.count) = (UnsafeRawPointer(rows.baseAddress), rows.count)
    state.pointee.context = context
    defer { (state.pointee.rows, state.pointee.count) = (nil, 0) }
    try statement.insert()
  }

  private static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = { state in
    guard let state = state?.assumingMemoryBound(to: State.self) else { return }
    free(state.pointee.declaration)
    state.deallocate()
  }

  // MARK: What SQLite calls

  private struct Table {
    var base = sqlite3_vtab()
    let state: UnsafeMutablePointer<State>
  }

  private struct Cursor {
    var base = sqlite3_vtab_cursor()
    let state: UnsafeMutablePointer<State>
    var row = 0
  }

  /// Kept for as long as the process: connections come and go.
  private nonisolated(unsafe) static let module: UnsafeMutablePointer<sqlite3_module> = {
    func cursor(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> UnsafeMutablePointer<Cursor> {
      UnsafeMutableRawPointer(cursor.unsafelyUnwrapped).assumingMemoryBound(to: Cursor.self)
    }
    let module = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
    module.initialize(to: sqlite3_module())
    module.pointee.xConnect = { connection, state, _, _, table, _ in
      guard let state = state?.assumingMemoryBound(to: State.self) else { return SQLITE_ERROR }
      let code = sqlite3_declare_vtab(connection, state.pointee.declaration)
      if code != SQLITE_OK { return code }
      let made = UnsafeMutablePointer<Table>.allocate(capacity: 1)
      made.initialize(to: Table(state: state))
      table?.pointee = UnsafeMutableRawPointer(made).assumingMemoryBound(to: sqlite3_vtab.self)
      return SQLITE_OK
    }
    module.pointee.xDisconnect = { table in
      UnsafeMutableRawPointer(table)?.deallocate()
      return SQLITE_OK
    }
    module.pointee.xBestIndex = { _, _ in SQLITE_OK }
    module.pointee.xOpen = { table, cursor in
      guard let table = UnsafeMutableRawPointer(table)?.assumingMemoryBound(to: Table.self) else { return SQLITE_ERROR }
      let made = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
      made.initialize(to: Cursor(state: table.pointee.state))
      cursor?.pointee = UnsafeMutableRawPointer(made).assumingMemoryBound(to: sqlite3_vtab_cursor.self)
      return SQLITE_OK
    }
    module.pointee.xClose = { cursor in
      UnsafeMutableRawPointer(cursor)?.deallocate()
      return SQLITE_OK
    }
    module.pointee.xFilter = { at, _, _, _, _ in
      cursor(at).pointee.row = 0
      return SQLITE_OK
    }
    module.pointee.xNext = { at in
      cursor(at).pointee.row += 1
      return SQLITE_OK
    }
    module.pointee.xEof = { at in cursor(at).pointee.row < cursor(at).pointee.state.pointee.count ? 0 : 1 }
    module.pointee.xColumn = { at, result, column in
      let cursor = cursor(at)
      let state = cursor.pointee.state
      state.pointee.column(result, UnsafeRawPointer(state).assumingMemoryBound(to: CChar.self), cursor.pointee.row, column)
      return SQLITE_OK
    }
    module.pointee.xRowid = { at, id in
      id?.pointee = Int64(cursor(at).pointee.row)
      return SQLITE_OK
    }
    return module
  }()
}

/// A column's value: an id is NULL if it is 0, a number if it is NaN.
@inline(__always) func result(_ context: OpaquePointer?, _ value: Double) { sqlite3_result_double(context, value) }
@inline(__always) func result(_ context: OpaquePointer?, _ value: Int64) { sqlite3_result_int64(context, value) }
@inline(__always) func result(_ context: OpaquePointer?, _ value: Int32) { sqlite3_result_int64(context, Int64(value)) }
@inline(__always) func result(_ context: OpaquePointer?, id value: Int64) { if value != 0 { sqlite3_result_int64(context, value) } }
