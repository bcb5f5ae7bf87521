import CSQLite
import Foundation
import LayoutModel

/// Calls into a file and nothing else, for measuring what a row costs.
package enum RowWriter {
  /// Seconds until the rows are committed, a transaction a chunk, without index and statistics. The file is left as it is then.
  package static func seconds(_ chunks: [EventChunk], path: String, vocabulary: Vocabulary, isPaged: Bool) throws -> Double {
    let file = try OutputFile(path: path)
    let connection = try Preamble.open(file)
    defer { connection.close() }
    let codes = try Preamble.write(RecordingRecord(meta: [], sceneName: "", sceneJSON: "", vocabulary: vocabulary), connection, file)
    let rows = try BulkRows(connection, path: path, codes: codes)
    let pages = isPaged ? try BulkPages(connection, path: path, codes: codes) : nil
    if isPaged, pages == nil { throw TraceError.writeFailed(path: path, message: "its pages cannot be written") }
    let start = ContinuousClock.now
    for chunk in chunks {
      if let pages { try pages.write(chunk, guideNames: []) } else { try connection.transaction { try rows.write(chunk, guideNames: []) } }
    }
    let took = start.duration(to: .now).components
    return Double(took.seconds) + Double(took.attoseconds) * 1e-18
  }
}
