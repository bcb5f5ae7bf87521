import CSQLite
import Schema

extension Connection {
  /// Built when the last row stands: an index that grows with the rows costs four times the row.
  func makeIndexes() throws(SQLiteFailure) {
    for object in Schema.objects {
      for index in object.indexes { try execute(index) }
    }
    for statement in Statistics.statements { try execute(statement) }
  }

  /// Whether the recorder was killed before it made them, or is not there yet.
  var lacksIndexes: Bool {
    get throws(SQLiteFailure) { try text("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL") == "0" }
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
