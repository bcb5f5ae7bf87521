import LayoutModel
import Platform

/// What the engine's thread hands to the writer's.
enum Work {
  case structure(StructureRecord)
  case begin(PassRecord)
  case events(EventChunk)
  case end(pass: Int32, firstCall: CallID, lastCall: CallID)
  case complete

  /// How many it writes, by and large.
  var rows: Int {
    switch self {
    case .structure(let structure): structure.nodes.count
    case .events(let chunk): chunk.count + chunk.closings.count
    case .begin, .end, .complete: 1
    }
  }
}

/// The bounded queue between the engine's thread and the writer's: a full one blocks the engine.
///
/// Chunks go round: at most `capacity` + 2 ever exist, however long the recording. What a killed process loses is bounded too: an event
/// waits `patience` at most for its chunk to be full, and there are no more rows before it than are written in `patience`, nor, should the disk
/// stand still, than the engine makes in `lead`. The first not in the first second: where a chunk ends decides how rows stand in their pages,
/// and a short recording is to be the same file each time. There chunks that grow with what was recorded keep the bound.
final class WorkQueue: @unchecked Sendable {
  private static let capacity = 4
  /// Seconds.
  static let patience = 0.03
  /// Seconds.
  static let lead = 0.06
  private let condition = Condition()
  private var waiting: [(work: Work, rows: Int)] = []
  /// Rows that were handed over and are not committed, and how many there may be.
  private var uncommitted = 0
  private var limit = 1 << 15
  /// How many the engine may be ahead by, for it is as long in making them as `lead`; and since when it is at the next ones.
  private var leadRows = 1 << 15
  private var resumed = ContinuousClock.now
  /// What the writer is at.
  private var current: (rows: Int, since: ContinuousClock.Instant)?
  private var handOver: HandOver?
  private var begun = ContinuousClock.now
  private var spare: [EventChunk] = []
  private var isClosed = false
  private var isDone = false
  private var failure: TraceError?

  private func locked<T>(_ body: () throws -> T) rethrows -> T {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  /// Engine: hands over `work`, waiting while the queue is full.
  /// - Throws: the `TraceError` at which the writer stopped.
  func put(_ work: Work) throws {
    try locked { try append(work) }
  }

  /// Engine: hands over a chunk, gets an empty one.
  func exchange(_ chunk: EventChunk) throws -> EventChunk {
    try locked {
      try append(.events(chunk))
      return spare.popLast()
    } ?? EventChunk(capacity: chunk.calls.count)
  }

  private func append(_ work: Work) throws {
    let rows = work.rows
    if let most = Self.rows(in: Self.lead, rows, since: resumed) { leadRows = most }
    while waiting.count >= Self.capacity || uncommitted > 0 && uncommitted + rows > min(limit, leadRows), failure == nil { condition.wait() }
    if let failure { throw failure }
    waiting.append((work, rows))
    uncommitted += rows
    condition.broadcast()
    resumed = .now
  }

  /// How many rows come in `seconds`, where `rows` came since `start`; nil where they are too few to say.
  private static func rows(in seconds: Double, _ rows: Int, since start: ContinuousClock.Instant) -> Int? {
    rows < 4096 ? nil : Int(clamping: Double(rows) * seconds / max(start.duration(to: .now) / .seconds(1), 1e-6))
  }

  /// Engine: until all that was handed over is committed.
  func waitUntilCommitted() throws {
    try locked {
      while uncommitted > 0, failure == nil { condition.wait() }
      if let failure { throw failure }
    }
  }

  /// Whom to ask for events while there is nothing to write.
  func follow(_ handOver: HandOver) { locked { (self.handOver, begun) = (handOver, .now) } }

  /// Engine: nothing more will come.
  func close() {
    locked {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Engine: until the writer has closed the file.
  func waitUntilDone() throws {
    try locked {
      while !isDone { condition.wait() }
      if let failure { throw failure }
    }
  }

  /// Writer: the next work, nil when the queue was closed. What it got before is committed.
  func next() -> Work? {
    locked {
      noteCommitted()
      while waiting.isEmpty, !isClosed {
        let isOver = !condition.wait(seconds: Self.patience)
        if isOver, begun.duration(to: .now) > .seconds(1) { handOver?.request() }
      }
      if waiting.isEmpty { return nil }
      let (work, rows) = waiting.removeFirst()
      current = (rows, .now)
      return work
    }
  }

  private func noteCommitted() {
    guard let (rows, since) = current else { return }
    current = nil
    uncommitted -= rows
    if let most = Self.rows(in: Self.patience, rows, since: since) { limit = most }
    condition.broadcast()
  }

  /// Writer: a chunk whose rows are written.
  func recycle(_ chunk: EventChunk) {
    locked { spare.append(chunk) }
  }

  /// Writer: gave up; the engine gets `error` at its next call.
  func fail(_ error: TraceError) {
    locked {
      failure = failure ?? error
      waiting.removeAll()
      (current, uncommitted) = (nil, 0)
      condition.broadcast()
    }
  }

  /// Writer: has closed the file.
  func done() {
    locked {
      isDone = true
      condition.broadcast()
    }
  }
}
