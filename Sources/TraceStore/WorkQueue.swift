import Foundation
import LayoutModel

/// What the engine's thread hands to the writer's.
enum Work {
  case structure(StructureRecord)
  case begin(PassRecord)
  case events(EventChunk)
  case end(pass: Int32, firstCall: CallID, lastCall: CallID)
  case complete
}

/// The bounded queue between the engine's thread and the writer's: a full one blocks the engine.
///
/// Chunks go round: at most `capacity` + 2 ever exist, however long the recording.
final class WorkQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var waiting: [Work] = []
  private var spare: [EventChunk] = []
  private var isClosed = false
  private var isDone = false
  private var failure: TraceError?

  init(capacity: Int = 16) { self.capacity = capacity }

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
    while waiting.count >= capacity, failure == nil { condition.wait() }
    if let failure { throw failure }
    waiting.append(work)
    condition.broadcast()
  }

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

  /// Writer: the next work, nil when the queue was closed.
  func next() -> Work? {
    locked {
      while waiting.isEmpty, !isClosed { condition.wait() }
      if waiting.isEmpty { return nil }
      condition.broadcast()
      return waiting.removeFirst()
    }
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
