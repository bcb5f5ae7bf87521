import CSQLite

/// Runs SQL of a user's, which can do nothing but read: the connection is read-only, `query_only`, and each statement passes the authorizer.
package final class ReadOnlySession {
  private let file: InputFile
  private let connection: Connection
  private let authorizer = Authorizer()

  init(_ file: InputFile) throws {
    self.file = file
    do {
      connection = try Connection(path: file.resolved, flags: SQLITE_OPEN_READONLY)
      try connection.execute("PRAGMA query_only = 1")
    } catch {
      throw TraceError.damaged(path: file.path, message: error.message)
    }
    sqlite3_busy_timeout(connection.handle, 5000)
    authorizer.install(on: connection)
  }

  /// Runs the statements of `sql` one after the other.
  /// - Returns: a table for each statement, one without columns for a statement without an answer.
  /// - Throws: `QueryError`, with its place in `sql`; statements before it have run.
  package func run(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws(QueryError) -> [ResultTable] {
    let text = Array(sql.utf8)
    var tables: [ResultTable] = []
    var offset = 0
    while offset < text.count {
      let (statement, end) = try prepare(text, from: offset)
      if let statement {
        defer { sqlite3_finalize(statement) }
        bind(arguments, to: statement)
        tables.append(try rows(of: statement, at: place(of: Self.start(of: text, from: offset), in: text)))
      }
      offset = end
    }
    return tables
  }

  /// The statement that starts at `offset`, nil for blanks and comments, and where the next one starts.
  private func prepare(_ text: [UInt8], from offset: Int) throws(QueryError) -> (statement: OpaquePointer?, end: Int) {
    var statement: OpaquePointer?
    var end = text.count
    authorizer.refusal = nil
    let code = text[offset...].withUnsafeBufferPointer { rest in
      rest.withMemoryRebound(to: CChar.self) { rest in
        var tail: UnsafePointer<CChar>?
        let code = sqlite3_prepare_v2(connection.handle, rest.baseAddress, Int32(clamping: rest.count), &statement, &tail)
        if let tail, let base = rest.baseAddress { end = offset + (tail - base) }
        return code
      }
    }
    guard code == SQLITE_OK else {
      let start = Self.start(of: text, from: offset)
      if let what = authorizer.refusal { throw .refused(what: what, place: place(of: start, in: text)) }
      let error = Int(layouttrace_sqlite3_error_offset(connection.handle))
      throw .failed(message: connection.failure.message, place: place(of: error >= 0 ? offset + error : start, in: text))
    }
    return (statement, end)
  }

  private func bind(_ arguments: [String: SQLValue], to statement: OpaquePointer) {
    for (name, value) in arguments {
      let index = sqlite3_bind_parameter_index(statement, ":" + name)
      if index == 0 { continue }
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
      case .real(let real): sqlite3_bind_double(statement, index, real)
      case .text(let text): layouttrace_sqlite3_bind_text(statement, index, text, Int32(clamping: text.utf8.count))
      }
    }
  }

  private func rows(of statement: OpaquePointer, at place: QueryError.Place) throws(QueryError) -> ResultTable {
    let count = sqlite3_column_count(statement)
    var table = ResultTable(columns: (0..<count).map { sqlite3_column_name(statement, $0).map { String(cString: $0) } ?? "" }, rows: [])
    while true {
      authorizer.refusal = nil
      switch sqlite3_step(statement) {
      case SQLITE_ROW: table.rows.append((0..<count).map { SQLValue(statement, column: $0) })
      case SQLITE_DONE: return table
      default:
        if let what = authorizer.refusal { throw .refused(what: what, place: place) }
        throw .failed(message: connection.failure.message, place: place)
      }
    }
  }

  /// The first byte of the statement, after blanks.
  private static func start(of text: [UInt8], from offset: Int) -> Int {
    text[offset...].firstIndex { ![UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) } ?? offset
  }

  private func place(of offset: Int, in text: [UInt8]) -> QueryError.Place {
    let before = String(decoding: text.prefix(offset), as: UTF8.self)
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return QueryError.Place(line: max(line.count, 1), column: (line.last?.count ?? 0) + 1)
  }
}

extension SQLValue {
  fileprivate init(_ statement: OpaquePointer, column: Int32) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: self = .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      self = .text(SQLValue.literal(blob: bytes))
    default: self = .null
    }
  }

  /// `x'00ff'`. A trace holds no blobs; only SQL of a user's makes one.
  static func literal(blob: some Collection<UInt8>) -> String {
    "x'" + blob.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "'"
  }
}
