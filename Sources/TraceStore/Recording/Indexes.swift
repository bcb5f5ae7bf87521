import CSQLite
import Schema

extension Connection {
  /// Built when the last row stands: an index that grows with the rows costs four times the row. One that stands stays.
  func makeIndexes() throws(SQLiteFailure) {
    for index in try missingIndexes { try execute(index) }
    for statement in Statistics.statements { try execute(statement) }
  }

  /// Whether the recorder was killed before it made them, or is not there yet.
  var lacksIndexes: Bool {
    get throws(SQLiteFailure) {
      if try text("SELECT value FROM meta WHERE key = 'complete'") == "1" { return false }
      return try !missingIndexes.isEmpty
    }
  }

  /// A table without rows needs none: it would be a page of the file, which is much of a small one.
  private var missingIndexes: [String] {
    get throws(SQLiteFailure) {
      let standing = Set(try rows("SELECT name FROM sqlite_schema WHERE type = 'index'").compactMap { $0[0].text })
      var missing: [String] = []
      for object in Schema.objects {
        let indexes = object.indexes.filter { !standing.contains($0.name) }
        if indexes.isEmpty { continue }
        // A trace of an earlier version may lack the table.
        let first = try? text("SELECT 1 FROM \(object.name) LIMIT 1")
        if first != nil { missing += indexes.map(\.create) }
      }
      return missing
    }
  }
}

extension OutputFile {
  /// Gives the trace of a killed recorder the indexes it lacks: without them every answer reads every row.
  /// - Throws: where it is still being recorded, or cannot be written; it is as it was then.
  static func addIndexes(to path: String) throws {
    let file = try OutputFile(addingTo: path)
    let connection = try TraceAppender.open(file, Connection.patience)
    defer {
      connection.close()
      file.unlock()
    }
    // Another reader may have been first.
    if try connection.lacksIndexes { try connection.makeIndexes() }
    try connection.execute("COMMIT")
    try connection.leaveWAL()
  }
}
