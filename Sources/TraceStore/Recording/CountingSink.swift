import LayoutModel

/// Counts what passes into a recording, and ends it when asked to.
package final class CountingSink: TraceSink {
  /// The recording was asked to end: what came before is written.
  package struct Stopped: Error {}

  package private(set) var nodes = 0
  package private(set) var calls = 0
  package private(set) var cacheHits = 0
  package private(set) var placements = 0
  package private(set) var passes = 0
  package private(set) var diagnostics = 0
  /// Of all tables that events go to. As all counts, another thread may look at it.
  package private(set) var rows = 0
  /// Whether nothing more is laid out, and what is left is the writer's to do.
  package private(set) var isFinishing = false

  private let sink: any TraceSink
  private let shouldStop: () -> Bool

  /// - Parameter shouldStop: looked at whenever events go over, which is every 30 ms or so.
  package init(_ sink: any TraceSink, shouldStop: @escaping () -> Bool = { false }) { (self.sink, self.shouldStop) = (sink, shouldStop) }

  package func follow(_ handOver: HandOver) { sink.follow(handOver) }

  package func begin(_ recording: RecordingRecord) throws { try sink.begin(recording) }

  package func add(_ structure: StructureRecord) throws {
    nodes += structure.nodes.count
    try stopIfAsked()
    try sink.add(structure)
  }

  package func begin(_ pass: PassRecord) throws {
    passes += 1
    try sink.begin(pass)
  }

  package func exchange(_ chunk: EventChunk) throws -> EventChunk {
    calls += chunk.callCount
    rows += chunk.count
    placements += chunk.placements.count
    diagnostics += chunk.diagnostics.count
    // A call that was still open when its row left brings its origin with its end.
    cacheHits += chunk.calls[..<chunk.callCount].count { $0.cachedFrom != 0 } + chunk.closings.count { $0.event.cachedFrom != 0 }
    let next = try sink.exchange(chunk)
    try stopIfAsked()
    return next
  }

  package func end(pass id: Int32, firstCall: CallID, lastCall: CallID) throws { try sink.end(pass: id, firstCall: firstCall, lastCall: lastCall) }

  package func finish() throws {
    try stopIfAsked()
    isFinishing = true
    try sink.finish()
  }

  private func stopIfAsked() throws {
    if !shouldStop() { return }
    isFinishing = true
    throw Stopped()
  }
}
