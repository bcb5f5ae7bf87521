import CSQLite
import LayoutModel

/// Calls into a file and nothing else, for measuring what a row costs.
package enum RowWriter {
  /// Makes a file and runs `measure` on what writes the rows of a chunk into it and commits them, without index and statistics. The file is left
  /// as it is then.
  package static func writing<T>(to path: String, vocabulary: Vocabulary, isPaged: Bool, _ measure: ((EventChunk) throws -> Void) throws -> T) throws -> T {
    let file = try OutputFile(path: path)
    let connection = try Preamble.open(file, pageSize: .large)
    defer { connection.close() }
    try Preamble.write(RecordingRecord(meta: [], sceneName: "", sceneJSON: "", vocabulary: vocabulary), connection, file)
    let words = try VocabularyRows(connection, vocabulary)
    let check = EventCheck(connection, path: path, words)
    let rows = try BulkRows(connection, path: path, words, check)
    let pages = isPaged ? try BulkPages(connection, path: path, words, check) : nil
    if isPaged, pages == nil { throw TraceError.writeFailed(path: path, message: "its pages cannot be written") }
    return try measure { chunk in
      if let pages { try pages.write(chunk, guideNames: []) } else { try connection.transaction { try rows.write(chunk, guideNames: []) } }
    }
  }
}
