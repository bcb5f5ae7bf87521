import CSQLite

/// A prepared statement; parameters count from 1.
final class Statement {
  let handle: OpaquePointer
  private let connection: Connection

  /// For a statement that runs many times.
  init(_ connection: Connection, _ sql: String) throws(SQLiteFailure) {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil) == SQLITE_OK, let handle else {
      throw connection.failure
    }
    (self.handle, self.connection) = (handle, connection)
  }

  /// One that was prepared elsewhere; it goes with this.
  init(_ connection: Connection, handle: OpaquePointer) { (self.handle, self.connection) = (handle, connection) }

  deinit { sqlite3_finalize(handle) }

  // MARK: Parameters

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

  /// Gives every parameter its value.
  /// - Parameter arguments: by name, without the colon; there may be more than the statement has parameters.
  /// - Returns: a parameter that has none, with its colon; nil if all have one.
  func bind(_ arguments: [String: SQLValue]) throws(SQLiteFailure) -> String? {
    for index in 0..<sqlite3_bind_parameter_count(handle) {
      let parameter = sqlite3_bind_parameter_name(handle, index + 1).map { String(cString: $0) } ?? "?"
      guard parameter.hasPrefix(":"), let value = arguments[String(parameter.dropFirst())] else { return parameter }
      switch value {
      case .null: bindNull(index + 1)
      case .integer(let integer): bind(index + 1, integer)
      case .real(let real): bind(index + 1, real)
      case .text(let text): try bind(index + 1, text)
      }
    }
    return nil
  }

  // MARK: Rows

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

  var columns: [String] { (0..<sqlite3_column_count(handle)).map { sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? "" } }

  /// Steps to the next row.
  /// - Returns: false after the last one; the statement is then as before its first.
  func next() throws(SQLiteFailure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      let failure = connection.failure
      sqlite3_reset(handle)
      throw failure
    }
  }

  /// The values of the row that `next` stepped to.
  var row: [SQLValue] { (0..<sqlite3_column_count(handle)).map { SQLValue(handle, column: $0) } }

  /// Lets go of the rows that were not read, and of the lock that reading them holds.
  func reset() { sqlite3_reset(handle) }
}

extension SQLValue {
  fileprivate init(_ statement: OpaquePointer, column: Int32) {
    // The length is told after the bytes were asked for.
    func bytes(_ start: UnsafeRawPointer?) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
    }
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: self = .text(String(decoding: bytes(sqlite3_column_text(statement, column)), as: UTF8.self))
    case SQLITE_BLOB: self = .text(SQLValue.literal(blob: bytes(sqlite3_column_blob(statement, column))))
    default: self = .null
    }
  }

  /// `x'00ff'`. A trace holds no blobs; only SQL of a user's makes one.
  static func literal(blob: some Collection<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("x'".utf8)
    text.reserveCapacity(2 * blob.count + 3)
    for byte in blob { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text + Array("'".utf8), as: UTF8.self)
  }
}
