import CSQLite
import Schema

/// Takes the answer to a statement row by row, so that no answer needs to fit into memory.
package protocol RowSink {
  /// A statement with an answer begins; one without has no columns and is not told.
  mutating func begin(columns: [String]) throws
  mutating func add(_ row: [SQLValue]) throws
  /// - Parameter isWhole: false when a limit or an error cut the answer short.
  mutating func end(isWhole: Bool) throws
}

/// Runs SQL of a user's, which can do nothing but read: the connection is read-only, `query_only`, and each statement passes the authorizer.
/// What could take all time or all memory stops at the limits.
package final class ReadOnlySession {
  package private(set) var limits: SessionLimits
  /// Kept while it is read: it may be a copy that goes with it.
  private let file: InputFile
  private let connection: Connection
  private let gap: SchemaGap
  private let authorizer = Authorizer(.user)
  private let guardian: StatementGuardian

  /// - Parameter gap: what the file lacks, and what stands in for it.
  init(_ file: InputFile, _ limits: SessionLimits, _ gap: SchemaGap) throws {
    (self.file, self.limits, self.gap) = (file, limits, gap)
    do throws(SQLiteFailure) {
      connection = try Connection(path: file.resolved, flags: SQLITE_OPEN_READONLY)
      try connection.execute((["PRAGMA temp_store = MEMORY"] + gap.standIns + ["PRAGMA query_only = 1"]).joined(separator: ";\n"))
      try authorizer.install(on: connection)
      limits.install(on: connection)
    } catch {
      throw TraceError.reading(file.path, error)
    }
    guardian = StatementGuardian(limits.seconds)
    guardian.install(on: connection)
  }

  /// Whether layouttrace wrote the statements that run now: at what values they fail is the trace's fault.
  private var areOwn = false

  /// How many rows a statement may give from now on.
  package func limit(rows: Int?) { limits.rows = rows }

  /// Whether `sql` ends with a statement's semicolon: not within a text, a comment or a trigger.
  package static func isComplete(_ sql: String) -> Bool { sqlite3_complete(sql) == 1 }

  /// Runs the statements of `sql` one after the other.
  /// - Returns: a table for each statement that has an answer.
  package func run(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> [ResultTable] {
    var tables = ResultTables()
    try run(sql, arguments, into: &tables)
    return tables.tables
  }

  /// - Parameter isOwn: whether `sql` is one of layouttrace's questions.
  /// - Throws: `QueryError`, with its place in `sql`, and what `sink` throws; statements before it have run.
  package func run(_ sql: String, isOwn: Bool = false, _ arguments: [String: SQLValue] = [:], into sink: inout some RowSink) throws {
    areOwn = isOwn
    let text = Array(sql.utf8)
    var offset = 0
    try guardian.timing {
      while offset < text.count {
        let (statement, end) = try prepare(text, from: offset)
        if let statement {
          let place = place(of: Self.start(of: text, from: offset), in: text)
          if let missing = try statement.bind(arguments) { throw QueryError.unbound(parameter: missing, place: place) }
          try step(statement, at: place, into: &sink)
        }
        offset = end
      }
    }
  }

  /// For another thread to ask: whether a statement runs on though its time is over, which SQLite can stop between steps alone.
  package var isOverdue: Bool { guardian.isOverdue }

  /// The statement that starts at `offset`, nil for blanks and comments, and where the next one starts.
  private func prepare(_ text: [UInt8], from offset: Int) throws -> (statement: Statement?, end: Int) {
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
    let start = place(of: Self.start(of: text, from: offset), in: text)
    guard code == SQLITE_OK else {
      let error = Int(layouttrace_sqlite3_error_offset(connection.handle))
      throw failure(connection.failure, at: error >= 0 ? place(of: offset + error, in: text) : start, refused: start)
    }
    // SQLite takes a NUL for the end of the text; it would drop in silence what follows.
    let prepared = statement.map { Statement(connection, handle: $0) }
    guard end < text.count, text[end] == 0 else { return (prepared, end) }
    throw QueryError.failed(message: "a NUL byte stands in the SQL", place: place(of: end, in: text))
  }

  private func step(_ statement: Statement, at place: QueryError.Place, into sink: inout some RowSink) throws {
    let columns = statement.columns
    if !columns.isEmpty { try sink.begin(columns: columns) }
    var rows = 0
    authorizer.refusal = nil
    while try hasNext(statement, at: place, else: { if !columns.isEmpty { try sink.end(isWhole: false) } }) {
      if rows == limits.rows {
        try sink.end(isWhole: false)
        throw QueryError.stopped(at: .rows(rows))
      }
      rows += 1
      let row = statement.row
      try guardian.pausing { try sink.add(row) }
    }
    if !columns.isEmpty { try sink.end(isWhole: true) }
  }

  /// - Parameter cut: runs before a failure is thrown.
  private func hasNext(_ statement: Statement, at place: QueryError.Place, else cut: () throws -> Void) throws -> Bool {
    do throws(SQLiteFailure) {
      return try statement.next()
    } catch {
      let failure = self.failure(error, at: place, refused: place)
      try cut()
      throw failure
    }
  }

  private func failure(_ failure: SQLiteFailure, at place: QueryError.Place, refused: QueryError.Place) -> any Error {
    if let what = authorizer.refusal { return QueryError.refused(what: what, place: refused) }
    if failure.isDamage || areOwn && failure.isOfValue { return TraceError.damaged(path: file.path, message: failure.message) }
    switch failure.primaryCode {
    case SQLITE_INTERRUPT: return guardian.wasInterrupted ? QueryError.interrupted : .stopped(at: .seconds(limits.seconds ?? 0))
    case SQLITE_BUSY, SQLITE_LOCKED: return TraceError.locked(path: file.path)
    case SQLITE_NOMEM: return QueryError.stopped(at: .memory(SessionLimits.heap))
    default:
      guard let what = gap.name(in: failure.message) else { return QueryError.failed(message: failure.message, place: place) }
      return TraceError.lacks(path: file.path, version: Schema.name(ofVersion: file.version), what: what)
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

/// An answer, kept.
package struct ResultTables: RowSink {
  package private(set) var tables: [ResultTable] = []

  package init() {}

  package mutating func begin(columns: [String]) { tables.append(ResultTable(columns: columns, rows: [])) }
  package mutating func add(_ row: [SQLValue]) { tables[tables.count - 1].rows.append(row) }
  package mutating func end(isWhole: Bool) {}
}
