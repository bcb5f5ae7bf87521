import CSQLite
import LayoutModel
import Platform
import Schema

/// A recording opened for reading. It may still be going on, or have been killed: see `isComplete`.
///
/// It may be a stranger's: what runs is layouttrace's own SQL over tables and views that are this version's (`SchemaGap`), within limits of time and rows.
package final class Trace: @unchecked Sendable {
  private let file: InputFile
  private let connection: Connection
  private let gap: SchemaGap
  private let authorizer = Authorizer(.own)
  private let guardian: StatementGuardian
  /// One thread at a time; a question may ask another while its rows come.
  private let lock = Lock(isRecursive: true)
  /// Prepared statements that nobody steps through at the moment, by their SQL.
  private var prepared: [String: Statement] = [:]
  /// Of each kind that the trace knows; nil until somebody asks.
  private var kinds: [String: Traits]?

  /// How long one of layouttrace's own questions may take, in seconds of SQLite's work, and how many rows an answer may have that is kept in memory.
  private static let limits = SessionLimits(seconds: 60, rows: 20_000_000)

  /// - Throws: `TraceError` if the file is missing, is no trace, is damaged, or was recorded by a newer major version.
  package convenience init(path: String) throws(TraceError) { try self.init(InputFile(path: path)) }

  /// A recording that was made to be looked at: `trace.db` of a folder that goes with it, and with its sessions.
  ///
  /// - Parameter name: what it was made of, as messages say it.
  /// - Parameter record: writes it to the path that it is given; what it throws leaves nothing behind.
  package convenience init(recordedAs name: String, _ record: (_ path: String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    do {
      try record(InputFile.recording(in: folder))
      try self.init(InputFile(in: folder, as: name))
    } catch {
      folder.remove()
      throw error
    }
  }

  private init(_ file: InputFile) throws(TraceError) {
    self.file = file
    let path = file.path
    guardian = StatementGuardian(Self.limits.seconds)
    do throws(SQLiteFailure) {
      connection = try Connection(path: file.resolved, flags: SQLITE_OPEN_READONLY)
      layouttrace_sqlite3_make_no_bloom_filters(connection.handle)
      gap = try SchemaGap(filledIn: connection, version: file.version)
      try connection.execute("PRAGMA query_only = 1")
      try authorizer.install(on: connection)
      guardian.install(on: connection)
    } catch {
      throw .reading(path, error)
    }
    if let damage = gap.damage { throw .damaged(path: path, message: damage) }
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
    try reading { try connection.execute("BEGIN") }
    defer { try? reading { try connection.execute("COMMIT") } }
    return try body()
  }

  /// The rows of one SELECT.
  /// - Parameter arguments: by name, without the colon.
  /// - Throws: `QueryError.stopped` where there are more rows than memory is meant to hold.
  package func rows(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> ResultTable {
    var rows: [[SQLValue]] = []
    let columns = try forEachRow(sql, arguments) { row in
      if let most = Self.limits.rows, rows.count == most { throw QueryError.stopped(at: .readRows(most)) }
      rows.append(row)
    }
    return ResultTable(columns: columns, rows: rows)
  }

  /// Hands on the rows of one SELECT as they come, so that they need not fit into memory. The time that `body` takes does not count.
  /// - Returns: the columns.
  @discardableResult
  package func forEachRow(_ sql: String, _ arguments: [String: SQLValue] = [:], _ body: ([SQLValue]) throws -> Void) throws -> [String] {
    try stepping(through: sql, arguments) { statement in
      while try reading({ try statement.next() }) { try guardian.pausing { try body(statement.row) } }
      return statement.columns
    }
  }

  /// The columns that a SELECT would give, whether it has rows or not.
  package func columns(of sql: String) throws -> [String] {
    try reading { try connection.prepare(sql).columns }
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
    try stepping(through: sql, arguments) { statement in
      _ = sqlite3_stmt_status(statement.handle, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1)
      while try reading({ try statement.next() }) {}
      return Int(sqlite3_stmt_status(statement.handle, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1))
    }
  }

  /// The traits of a kind of node; none of a layout that a program brought along.
  package func traits(of kind: String) throws -> Traits { try knownTraits[kind] ?? Self.noTraits }
  /// Whether it is a kind of view or modifier, not a layout that a program brought along.
  package func knows(kind: String) throws -> Bool { try knownTraits[kind] != nil }

  private var knownTraits: [String: Traits] {
    get throws {
      lock.lock()
      defer { lock.unlock() }
      let known =
        try kinds
        ?? Dictionary(
          rows("SELECT * FROM kind").records.map { row in (row["name"]?.text ?? "", Traits { row[$0.column]?.asText }) }, uniquingKeysWith: { one, _ in one })
      kinds = known
      return known
    }
  }

  private static let noTraits = Traits()

  /// For SQL of the user's.
  package func readOnlySession(_ limits: SessionLimits = SessionLimits()) throws -> ReadOnlySession { try ReadOnlySession(file, limits, gap) }

  /// Runs `body` on the statement, bound and not yet stepped.
  private func stepping<T>(through sql: String, _ arguments: [String: SQLValue], _ body: (Statement) throws -> T) throws -> T {
    lock.lock()
    defer { lock.unlock() }
    let statement = try reading { try prepared.removeValue(forKey: sql) ?? connection.prepare(sql) }
    defer {
      statement.reset()
      prepared[sql] = statement
    }
    if let missing = try reading({ try statement.bind(arguments) }) {
      throw QueryError.failed(message: "nothing gives \(missing) a value", place: nil)
    }
    return try guardian.timing { try body(statement) }
  }

  /// Tells what SQLite's failures are in terms of a trace.
  private func reading<T>(_ body: () throws -> T) throws -> T {
    lock.lock()
    defer { lock.unlock() }
    authorizer.refusal = nil
    do {
      return try body()
    } catch let error as SQLiteFailure {
      if error.isDamage || error.isOfValue { throw TraceError.damaged(path: path, message: error.message) }
      if error.isBusy { throw TraceError.locked(path: path) }
      if error.primaryCode == SQLITE_INTERRUPT { throw QueryError.stopped(at: .readSeconds(Self.limits.seconds ?? 0)) }
      if let refusal = authorizer.refusal { throw TraceError.damaged(path: path, message: "its schema calls \(refusal)") }
      if let what = gap.name(in: error.message) { throw TraceError.lacks(path: path, version: Schema.name(ofVersion: file.version), what: what) }
      throw QueryError.failed(message: error.message, place: nil)
    }
  }
}
