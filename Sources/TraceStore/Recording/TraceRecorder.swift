import LayoutModel
import Platform

/// Records events into a trace file. A thread of its own owns the file's one writing connection.
///
/// Not finished, the recording stays readable with `complete` 0 in `meta`: whether `close` was called, the recorder was let go, or the process killed.
package final class TraceRecorder: TraceSink {
  private let file: OutputFile
  private let queue = WorkQueue()
  private let isPaged: Bool
  let connection: Connection
  private var hasBegun = false
  private var isClosed = false

  /// The file that is written: where what was recorded can be read if the recording does not end well.
  package var path: String { file.path }
  /// The earlier trace that stays as it is until the recording is complete, and is replaced then.
  package var earlier: String? { file.earlier }

  /// Makes the file, with its tables, and marks it incomplete. An earlier trace there is replaced when the recording is complete; any other file is left alone.
  ///
  /// - Parameter nodes: how many nodes the first pass has, where that is known.
  package init(path: String, nodes: Int? = nil, isPaged: Bool = true) throws(TraceError) {
    self.isPaged = isPaged
    file = try OutputFile(path: path)
    connection = try Preamble.open(file, pageSize: PageSize(nodes: nodes))
    file.lock()
  }

  deinit { close() }

  package func follow(_ handOver: HandOver) { queue.follow(handOver) }

  package func begin(_ recording: RecordingRecord) throws {
    let writer = TraceWriter(recording, connection: connection, file: file, queue: queue, isPaged: isPaged)
    guard BackgroundThread.start({ writer.run() }) else { throw TraceError.cannotOpen(path: file.path, reason: "the system grants no thread to write it with") }
    hasBegun = true
  }

  /// Waits for a large tree to be written, when its last part is there: calls that are made meanwhile would be lost with the process.
  package func add(_ structure: StructureRecord) throws {
    try queue.put(.structure(structure))
    if !structure.continues { try queue.waitUntilCommitted() }
  }

  package func begin(_ pass: PassRecord) throws { try queue.put(.begin(pass)) }
  package func exchange(_ chunk: EventChunk) throws -> EventChunk { try queue.exchange(chunk) }
  package func end(pass id: Int32, firstCall: CallID, lastCall: CallID) throws {
    try queue.put(.end(pass: id, firstCall: firstCall, lastCall: lastCall))
  }

  package func finish() throws {
    defer { close() }
    try queue.put(.complete)
    queue.close()
    try queue.waitUntilDone()
  }

  /// Ends the recording where it is; without `finish`, it stays marked incomplete. Returns when the file is closed.
  package func close() {
    if isClosed { return }
    isClosed = true
    queue.close()
    if hasBegun {
      try? queue.waitUntilDone()
    } else {
      if file.isInPlace { try? connection.leaveWAL() } else { file.withdraw() }
      connection.close()
      file.unlock()
    }
  }
}
