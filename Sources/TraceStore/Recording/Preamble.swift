import CSQLite
import LayoutModel
import Platform
import Queries
import Schema

/// What stands in a trace before its first event: the tables and their documentation, the named queries, the scene.
enum Preamble {
  /// A new file with every table and view, marked incomplete.
  static func open(_ file: OutputFile, pageSize: PageSize) throws(TraceError) -> Connection {
    do {
      let connection = try Connection(path: file.resolved, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      // The first two stand in the file's header before any -wal, so that a file is known for a trace however its recorder died.
      try connection.execute("PRAGMA page_size=\(pageSize.rawValue); PRAGMA application_id=\(Schema.applicationID); PRAGMA user_version=\(Schema.version)")
      try connection.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL")
      try connection.transaction {
        for object in Schema.objects { try connection.execute(object.create) }
        try connection.execute("INSERT INTO meta (key, value) VALUES ('complete', '0')")
        try writeQueries(connection)
      }
      return connection
    } catch {
      // Nobody has use for a part of this.
      file.remove()
      let failure = error as? SQLiteFailure, reason = failure?.complaint ?? "\(error)"
      // The lower byte is what the kinds of a failure have in common.
      let isOfDisk = failure.map { [SQLITE_FULL, SQLITE_IOERR].contains($0.code & 0xFF) } ?? false
      throw isOfDisk ? .cannotWrite(path: file.path, reason: reason) : .cannotOpen(path: file.path, reason: reason)
    }
  }

  /// The rows about the recording.
  static func write(_ recording: RecordingRecord, _ connection: Connection, _ file: OutputFile) throws(TraceError) {
    do {
      try connection.transaction {
        let meta = try connection.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)")
        let metrics = recording.fontMetrics
        if let metrics { try connection.prepare("INSERT INTO font_metrics (name, json) VALUES (?, ?)").insert(metrics.name, metrics.json) }
        // What is recorded with a file is another recording than one without.
        let measured = metrics.map { [("text_metrics", $0.name)] } ?? []
        let facts = recording.meta + measured + [("schema_version", Schema.name(ofVersion: Schema.version)), ("complete", "0")]
        for (key, value) in facts { try meta.insert(key, value) }
        try connection.prepare("INSERT INTO scene (id, name, json) VALUES (1, ?, ?)").insert(recording.sceneName, recording.sceneJSON)
      }
    } catch {
      throw file.failure(error)
    }
  }

  private static func writeQueries(_ connection: Connection) throws {
    let insert = try connection.prepare("INSERT INTO query (name, help, sql) VALUES (?, ?, ?)")
    for query in NamedQuery.all { try insert.insert(query.name, query.help, query.statement) }
  }
}

extension Statement {
  /// Writes a row of texts.
  fileprivate func insert(_ values: String?...) throws(SQLiteFailure) {
    for (index, value) in values.enumerated() { try bind(Int32(index + 1), value) }
    try insert()
  }
}

extension OutputFile {
  /// `error` as one of writing the file.
  func failure(_ error: any Error) -> TraceError {
    if !isInPlace { return .removed(path: path) }
    switch error {
    case let error as TraceError: return error
    case let error as SQLiteFailure: return .writeFailed(path: path, message: error.complaint, earlier: earlier)
    default: return .writeFailed(path: path, message: "\(error)", earlier: earlier)
    }
  }
}

extension TraceError {
  /// `error` as one of reading `path`.
  static func reading(_ path: String, _ error: SQLiteFailure) -> TraceError {
    error.isBusy ? .locked(path: path) : .damaged(path: path, message: error.message)
  }
}
