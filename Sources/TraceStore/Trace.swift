import CSQLite
import Foundation
import GRDB
import Schema

/// A recording opened for reading. It may still be going on, or have been killed: see `isComplete`.
package final class Trace: Sendable {
  private let file: InputFile
  private let database: DatabaseQueue
  private let gap: SchemaGap

  /// - Throws: `TraceError` if the file is missing, is no trace, or was recorded by a newer major version.
  package init(path: String) throws(TraceError) {
    file = try InputFile(path: path)
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      if let connection = database.sqliteConnection { layouttrace_sqlite3_make_no_bloom_filters(connection) }
    }
    do {
      database = try DatabaseQueue(path: file.resolved, configuration: configuration)
      let version = file.version
      gap = try database.unsafeRead { database in
        let gap = try SchemaGap(filledIn: database, version: version)
        try database.execute(sql: "PRAGMA query_only = 1")
        // GRDB notes down each column that a statement reads, for those who observe a database. Nobody does, and it was nearly half of what
        // a short answer took.
        sqlite3_set_authorizer(database.sqliteConnection, nil, nil)
        return gap
      }
    } catch {
      let isBusy = (error as? DatabaseError).map { $0.resultCode == .SQLITE_BUSY || $0.resultCode == .SQLITE_LOCKED } ?? false
      throw isBusy ? .locked(path: path) : .damaged(path: path, message: "\(error)")
    }
    if file.version >= Schema.version, let table = gap.tables.first { throw .damaged(path: path, message: "it has no table \(table)") }
  }

  /// As it was given.
  package var path: String { file.path }

  /// Whether its recorder was killed, and it was given its indexes when it was opened.
  package var gotIndexes: Bool { file.gotIndexes }

  /// Its schema's version, and what it lacks of this one's, by name; nil for a trace of this version or a later one.
  package var earlierVersion: (name: String, lacks: [String])? {
    file.version < Schema.version ? (Schema.name(ofVersion: file.version), gap.names) : nil
  }

  /// Answers all that `body` asks in one transaction: it sees the same rows though a recording goes on, and no question pays for a lock.
  package func consistently<T>(_ body: () throws -> T) throws -> T {
    try database.unsafeRead { try $0.execute(sql: "BEGIN") }
    defer { try? database.unsafeRead { try $0.execute(sql: "COMMIT") } }
    return try body()
  }

  /// The rows of one SELECT.
  /// - Parameter arguments: by name, without the colon.
  package func rows(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> ResultTable {
    var rows: [[SQLValue]] = []
    let columns = try forEachRow(sql, arguments) { rows.append($0) }
    return ResultTable(columns: columns, rows: rows)
  }

  /// Hands on the rows of one SELECT as they come, so that they need not fit into memory.
  /// - Parameter body: must not ask the trace for anything else.
  /// - Returns: the columns.
  @discardableResult
  package func forEachRow(_ sql: String, _ arguments: [String: SQLValue] = [:], _ body: ([SQLValue]) throws -> Void) throws -> [String] {
    try read { database in
      let statement = try database.cachedStatement(sql: sql)
      try statement.setArguments(StatementArguments(arguments.mapValues(\.databaseValue)))
      let cursor = try Row.fetchCursor(statement)
      while let row = try cursor.next() { try body(row.databaseValues.map(SQLValue.init)) }
      return statement.columnNames
    }
  }

  /// The columns that a SELECT would give, whether it has rows or not.
  package func columns(of sql: String) throws -> [String] {
    try read { try $0.makeStatement(sql: sql).columnNames }
  }

  /// The first row, by column; nil if there is none.
  package func row(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> [String: SQLValue]? {
    try rows(sql, arguments).records.first
  }

  /// The first column of the first row; nil if there is no row.
  package func value(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> SQLValue? {
    try rows(sql, arguments).rows.first?.first
  }

  /// How many rows a SELECT steps over in full scans: what grows with the trace where a search does not.
  package func fullScanSteps(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> Int {
    try read { database in
      let statement = try database.cachedStatement(sql: sql)
      try statement.setArguments(StatementArguments(arguments.mapValues(\.databaseValue)))
      _ = sqlite3_stmt_status(statement.sqliteStatement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1)
      let cursor = try Row.fetchCursor(statement)
      while try cursor.next() != nil {}
      return Int(sqlite3_stmt_status(statement.sqliteStatement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1))
    }
  }

  /// For SQL of the user's.
  package func readOnlySession(_ limits: SessionLimits = SessionLimits()) throws -> ReadOnlySession { try ReadOnlySession(file, limits, gap) }

  private func read<T>(_ body: (Database) throws -> T) throws -> T {
    do {
      return try database.unsafeRead(body)
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_IOERR, .SQLITE_CANTOPEN:
        throw TraceError.damaged(path: path, message: error.message ?? "\(error.resultCode)")
      case .SQLITE_BUSY, .SQLITE_LOCKED: throw TraceError.locked(path: path)
      default:
        if let what = gap.name(in: error.message ?? "") {
          throw TraceError.lacks(path: path, version: Schema.name(ofVersion: file.version), what: what)
        }
        throw QueryError.failed(message: error.message ?? "\(error.resultCode)", place: nil)
      }
    }
  }
}

extension SQLValue {
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let integer): self = .integer(integer)
    case .double(let real): self = .real(real)
    case .string(let text): self = .text(text)
    case .blob(let data): self = .text(SQLValue.literal(blob: data))
    }
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let integer): integer.databaseValue
    case .real(let real): real.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}
