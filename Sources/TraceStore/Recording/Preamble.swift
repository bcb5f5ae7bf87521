import CSQLite
import LayoutModel
import Platform
import Queries
import Schema

/// What stands in a trace before its first event: the tables and their documentation, the named queries, the scene, the vocabulary.
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
        try writeDocumentation(connection)
        try writeQueries(connection)
      }
      return connection
    } catch {
      // Nobody has use for a part of this.
      file.remove()
      throw .cannotOpen(path: file.path, reason: (error as? SQLiteFailure)?.complaint ?? "\(error)")
    }
  }

  /// The rows about the recording.
  /// - Returns: the ids of the vocabulary's codes.
  static func write(_ recording: RecordingRecord, _ connection: Connection, _ file: OutputFile) throws(TraceError) -> VocabularyIDs {
    do {
      try connection.transaction {
        let meta = try connection.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)")
        let metrics = recording.fontMetrics.map { (name: $0.name, sha256: SHA256.hexadecimal($0.json.utf8), json: $0.json) }
        if let metrics {
          try connection.prepare("INSERT INTO font_metrics (name, sha256, json) VALUES (?, ?, ?)").insert(metrics.name, metrics.sha256, metrics.json)
        }
        // What is recorded with a file is another recording than one without.
        let measured = metrics.map { [("text_metrics", "\($0.name), SHA-256 \($0.sha256)")] } ?? []
        let facts = recording.meta + measured + [("schema_version", Schema.name(ofVersion: Schema.version)), ("complete", "0")]
        for (key, value) in facts { try meta.insert(key, value) }
        let scene = try connection.prepare("INSERT INTO scene (id, name, sha256, json) VALUES (1, ?, ?, ?)")
        try scene.insert(recording.sceneName, SHA256.hexadecimal(recording.sceneJSON.utf8), recording.sceneJSON)
        let reason = try connection.prepare("INSERT INTO reason (name, doc) VALUES (?, ?)")
        for entry in recording.vocabulary.reasons { try reason.insert(entry.name, entry.doc) }
        let rule = try connection.prepare("INSERT INTO rule (code, title, doc) VALUES (?, ?, ?)")
        for entry in recording.vocabulary.rules { try rule.insert(entry.code, entry.title, entry.doc) }
        try connection.insertKinds(recording.vocabulary)
      }
    } catch {
      throw file.failure(error)
    }
    return VocabularyIDs(recording.vocabulary)
  }

  /// Read once: a test records many scenes.
  private static let documented = Schema.objects.map { (name: $0.name, documentation: $0.documentation) }

  private static func writeDocumentation(_ connection: Connection) throws {
    let insert = try connection.prepare("INSERT INTO schema_doc (object, column, unit, null_means, doc, type) VALUES (?, ?, ?, ?, ?, ?)")
    for (object, documentation) in documented {
      try insert.insert(object, nil, nil, nil, documentation.doc, nil)
      for column in documentation.columns {
        try insert.insert(object, column.name, column.comment?.unit, column.comment?.nullMeans, column.comment?.doc ?? "", column.type?.rawValue)
      }
    }
  }

  private static func writeQueries(_ connection: Connection) throws {
    let insert = try connection.prepare("INSERT INTO query (name, help, sql) VALUES (?, ?, ?)")
    for query in NamedQuery.all { try insert.insert(query.name, query.help, query.sql) }
  }
}

extension Connection {
  /// Adds the rows of `kind` that are not there yet.
  func insertKinds(_ vocabulary: Vocabulary) throws {
    let columns = ["name", "role"] + Trait.allCases.map(\.column)
    let insert = try prepare(
      "INSERT OR IGNORE INTO kind (\(columns.joined(separator: ", "))) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))")
    for kind in vocabulary.kinds {
      // A flag's column is an INTEGER, into which SQLite turns the text.
      for (index, value) in ([kind.name, kind.role.rawValue] + Trait.allCases.map { kind.traits[$0] }).enumerated() { try insert.bind(Int32(index + 1), value) }
      try insert.insert()
    }
  }
}

/// Row ids of the codes in events. Rows count from 1 in the order of the vocabulary; several codes may share one.
struct VocabularyIDs {
  let reasons: [Int32]
  let rules: [Int32]

  init(_ vocabulary: Vocabulary) {
    func numbered(_ codes: [[VocabularyCode]]) -> [(Int32, [VocabularyCode])] { codes.enumerated().map { (Int32($0 + 1), $1) } }
    self.init(reasons: numbered(vocabulary.reasons.map(\.codes)), rules: numbered(vocabulary.rules.map(\.codes)))
  }

  /// Each row's id and codes.
  init(reasons: [(Int32, [VocabularyCode])], rules: [(Int32, [VocabularyCode])]) {
    func table(_ rows: [(id: Int32, codes: [VocabularyCode])]) -> [Int32] {
      var ids = [Int32](repeating: 0, count: Int(VocabularyCode.max) + 1)
      for row in rows {
        for code in row.codes { ids[Int(code)] = row.id }
      }
      return ids
    }
    (self.reasons, self.rules) = (table(reasons), table(rules))
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
