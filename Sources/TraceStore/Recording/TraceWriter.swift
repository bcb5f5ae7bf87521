import LayoutModel
import Platform
import Schema

/// The writer's thread of a recording: takes work from the queue, one transaction each, until the queue closes.
final class TraceWriter: @unchecked Sendable {
  private let connection: Connection
  private let file: OutputFile
  private let queue: WorkQueue
  private let recording: RecordingRecord
  /// Whether the large tables are written as pages, where that is possible.
  private let isPaged: Bool
  private var isComplete = false

  init(_ recording: RecordingRecord, connection: Connection, file: OutputFile, queue: WorkQueue, isPaged: Bool) {
    (self.recording, self.connection, self.file, self.queue, self.isPaged) = (recording, connection, file, queue, isPaged)
  }

  func run() {
    do {
      try Preamble.write(recording, connection, file)
      try writeAll()
      if !isComplete { try connection.transaction(connection.makeIndexes) }
      try connection.leaveWAL()
    } catch {
      fail(error)
    }
    if !file.isInPlace { file.withdraw() }
    connection.close()
    if isComplete {
      do { try file.putInPlace() } catch { fail(error) }
    }
    file.unlock()
    queue.done()
  }

  private func fail(_ error: any Error) {
    isComplete = false
    queue.fail(file.failure(error))
    // The queue is drained, so that the engine never waits for nobody.
    while queue.next() != nil {}
  }

  private func writeAll() throws {
    let vocabulary = try VocabularyRows(connection, recording.vocabulary)
    let check = EventCheck(connection, path: file.path, vocabulary)
    let events = try EventRows(connection, check)
    let structures = try StructureRows(connection, vocabulary)
    var pages = isPaged ? try BulkPages(connection, path: file.path, vocabulary, check) : nil
    var trees = try pages.flatMap { try StructurePages(connection, $0.writer) }
    lazy var rows = Result { try BulkRows(connection, path: file.path, vocabulary, check) }
    var guideNames: [String] = []
    while let work = queue.next() {
      switch work {
      case .events(let chunk): try pages?.write(chunk, guideNames: guideNames)
      case .complete:
        try pages?.writeIndexes(beside: trees?.indexes ?? [])
        try pages?.writer.settle()
      default: break
      }
      try connection.transaction {
        switch work {
        case .structure(let structure):
          // From the first one that SQL writes, SQL writes all.
          if trees?.canWrite(structure) != true { trees = nil }
          try structures.write(structure, isPaged: trees != nil)
        case .begin(let pass):
          try structures.write(pass)
          guideNames = pass.guideNames
          // From here on by SQL, which goes on where the pages end.
          if let paged = pages, !paged.canWrite(guideNames: guideNames) {
            try paged.handOver(connection)
            pages = nil
          }
        case .events(let chunk):
          if pages == nil { try rows.get().write(chunk, guideNames: guideNames) }
          try events.write(chunk)
        case .end(let pass, let firstCall, let lastCall): try structures.end(pass: pass, firstCall: firstCall, lastCall: lastCall)
        case .complete:
          try connection.makeIndexes()
          try connection.execute("UPDATE meta SET value = '1' WHERE key = 'complete'")
          isComplete = true
        }
      }
      // A tree's nodes after what is said of them.
      if case .structure(let structure) = work { try trees?.write(structure) }
      if case .events(let chunk) = work { queue.recycle(chunk) }
      guard file.isInPlace else { throw TraceError.removed(path: file.path) }
    }
  }
}
