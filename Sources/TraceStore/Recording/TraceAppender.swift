import CSQLite
import LayoutModel
import Schema

/// Adds passes to a trace whose recording has ended: all that it is given, at `finish`, or nothing.
///
/// Everything is one transaction, in a `-wal` whose lock keeps recorders away. A process that is killed leaves the trace as it was.
package final class TraceAppender: TraceSink {
  /// What the trace has already; ids go on from here.
  package let last: (pass: Int32, structure: Int32, node: NodeID, call: CallID)

  private let file: OutputFile
  let connection: Connection
  private var structures: StructureRows?
  private var bulk: BulkRows?
  private var events: EventRows?
  private var guideNames: [String] = []
  private var isOpen = true

  /// - Parameter scene: the JSON of the scene that is added to; a trace that was recorded anew since it was read is refused.
  /// - Parameter patience: milliseconds to wait for another program that holds the file.
  package init(path: String, scene: String?, patience: Int32 = Connection.patience) throws {
    file = try OutputFile(addingTo: path)
    do throws(SQLiteFailure) {
      connection = try Self.open(file, patience)
      last = (
        try connection.maximum("id", of: "pass"), try connection.maximum("structure_id", of: "node"), try connection.maximum("id", of: "node"),
        try connection.maximum("id", of: "call")
      )
    } catch {
      throw Self.refusal(error, path)
    }
    guard try connection.text("SELECT value FROM meta WHERE key = 'complete'") == "1" else { throw TraceError.incomplete(path: path) }
    guard try connection.text("SELECT json FROM scene") == scene else { throw TraceError.replaced(path: path) }
  }

  /// In a transaction, with the recorder's lock.
  static func open(_ file: OutputFile, _ patience: Int32) throws(SQLiteFailure) -> Connection {
    let connection = try Connection(path: file.resolved, flags: SQLITE_OPEN_READWRITE, patience: patience)
    try connection.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; BEGIN IMMEDIATE")
    file.lock()
    return connection
  }

  deinit { close() }

  private static func refusal(_ error: SQLiteFailure, _ path: String) -> TraceError {
    switch error.primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked(path: path)
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path: path, message: error.message)
    case SQLITE_FULL, SQLITE_IOERR: .notSaved(path: path, message: error.message)
    default: .cannotOpen(path: path, reason: error.message)
    }
  }

  /// The recording's words are matched by name with those of the trace; what it lacks is added.
  package func begin(_ recording: RecordingRecord) throws {
    try writing {
      let vocabulary = try VocabularyRows(connection, recording.vocabulary), check = EventCheck(connection, path: file.path, vocabulary)
      structures = try StructureRows(connection, vocabulary)
      bulk = try BulkRows(connection, path: file.path, vocabulary, check)
      events = try EventRows(connection, check)
    }
  }

  package func add(_ structure: StructureRecord) throws { try writing { try structures?.write(structure) } }

  package func begin(_ pass: PassRecord) throws {
    try writing {
      try structures?.write(pass)
      guideNames = pass.guideNames
    }
  }

  package func exchange(_ chunk: EventChunk) throws -> EventChunk {
    try writing {
      try bulk?.write(chunk, guideNames: guideNames)
      try events?.write(chunk)
    }
    return chunk
  }

  package func end(pass id: Int32, firstCall: CallID, lastCall: CallID) throws {
    try writing { try structures?.end(pass: id, firstCall: firstCall, lastCall: lastCall) }
  }

  package func finish() throws {
    defer { close() }
    try writing {
      try connection.makeIndexes()
      try connection.execute("COMMIT")
    }
    guard file.isInPlace else { throw TraceError.notSaved(path: file.path, message: "the file was removed or replaced meanwhile") }
  }

  /// Ends without `finish`: the trace stays as it was.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    (structures, bulk, events) = (nil, nil, nil)
    if sqlite3_get_autocommit(connection.handle) == 0 { try? connection.execute("ROLLBACK") }
    if file.isInPlace { try? connection.leaveWAL() } else { file.withdraw() }
    connection.close()
    file.unlock()
  }

  private func writing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SQLiteFailure {
      throw TraceError.notSaved(path: file.path, message: error.message)
    }
  }
}

extension Connection {
  /// 0 for an empty table.
  fileprivate func maximum<T: FixedWidthInteger>(_ column: String, of table: String) throws(SQLiteFailure) -> T {
    try text("SELECT max(\(column)) FROM \(table)").flatMap { T($0) } ?? 0
  }
}
