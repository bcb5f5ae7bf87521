import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// What a process that is killed may lose: little has not been committed.
@Suite struct HandOverTests {
  let folder: TestFolder
  init() throws { folder = try TestFolder() }

  @Test func `calls are committed though their chunk is not full`() throws {
    let recorder = try TraceRecorder(path: folder.path("a.db"))
    try recorder.begin(Example.recording)
    try recorder.add(Example.structure)
    try recorder.begin(Example.pass())
    let log = EventLog(sink: recorder)
    log.pass = 1
    let trace = try Trace(path: folder.path("a.db"))
    var committed: SQLValue? = 0
    for call in 1..<1000 where committed == 0 {
      #expect(log.begin(parent: CallID(call - 1), node: 1, reason: Example.root, proposal: .unspecified) == call)
      usleep(5000)
      committed = try trace.value("SELECT count(*) FROM call")
    }
    #expect(committed?.integer ?? 0 > 0)
    recorder.close()
  }

  @Test func `a tree is committed before its calls are made`() throws {
    let recorder = try TraceRecorder(path: folder.path("a.db"))
    try recorder.begin(Example.recording)
    try recorder.add(Example.structure)
    #expect(try Trace(path: folder.path("a.db")).value("SELECT count(*) FROM node") == 4)
    recorder.close()
  }

  /// A chunk that was handed over is the writer's, also when the sink ends the recording with it.
  @Test func `what is handed over when a recording is stopped is recorded`() throws {
    let recorder = try TraceRecorder(path: folder.path("a.db"))
    let sink = CountingSink(recorder) { true }
    try recorder.begin(Example.recording)
    try recorder.add(Example.structure)
    let log = EventLog(sink: sink)
    for call in 1...3 { #expect(log.begin(parent: CallID(call - 1), node: 1, reason: Example.root, proposal: .unspecified) == call) }
    log.exchange()
    #expect(log.failure is CountingSink.Stopped)
    for _ in 0..<5 { _ = log.begin(parent: 0, node: 1, reason: Example.root, proposal: .unspecified) }
    log.exchange()
    recorder.close()
    #expect(try Trace(path: folder.path("a.db")).value("SELECT count(*) FROM call") == 3)
    #expect(sink.calls == 3)
  }

  /// A sixteenth of the calls before it is 1 in 16 of the time they took, whatever they cost: 120 ms only after 2 s, and from the first second on what
  /// waits for 30 ms is asked for. A chunk of 16,384 is full no sooner than after 262,144 calls.
  @Test func `what is not handed over is small beside what is`() throws {
    final class Counter: TraceSink {
      var over = 0
      var largest = 0
      func begin(_ recording: RecordingRecord) {}
      func add(_ structure: StructureRecord) {}
      func begin(_ pass: PassRecord) {}
      func end(pass id: Int32, firstCall: CallID, lastCall: CallID) {}
      func finish() {}
      func exchange(_ chunk: EventChunk) -> EventChunk {
        (over, largest) = (over + chunk.callCount, max(largest, chunk.callCount))
        return chunk
      }
    }
    let sink = Counter()
    let log = EventLog(sink: sink, firstCall: 1001)
    var most = 0
    for made in 1...400_000 {
      _ = log.begin(parent: 0, node: 1, reason: Example.root, proposal: .unspecified)
      if (made - sink.over) * 16 > max(64 * 16, sink.over) { most = max(most, made) }
    }
    #expect(most == 0)
    #expect(sink.largest == 16_384)
  }

  /// 32,768 rows may wait before it is known how fast they are written: two chunks of 16,384. At 16,384 in a tenth of a second and more,
  /// less than one may: the third goes over when there is none.
  @Test func `the engine waits for the writer when more rows would be lost than it writes in time`() throws {
    let queue = WorkQueue()
    for _ in 0..<2 { _ = try queue.exchange(chunk()) }
    let third = Third(queue, chunk())
    #expect(!third.isOver(after: 0.1))
    _ = queue.next()
    #expect(!third.isOver(after: 0.1))
    // The first is committed when the second is asked for.
    _ = queue.next()
    #expect(!third.isOver(after: 0.1))
    _ = queue.next()
    #expect(third.isOver(after: 60))
  }

  /// The writer was fast with the first chunk and stands still at the second. The third took the engine 50 ms and more: in the 60 ms by which it may
  /// be ahead it makes 1.2 chunks at most, not two.
  @Test func `the engine waits for a writer that stands still when more would be lost than it makes in time`() throws {
    let queue = WorkQueue()
    for _ in 0..<2 {
      _ = try queue.exchange(chunk())
      _ = queue.next()
    }
    usleep(50_000)
    let third = Third(queue, chunk())
    #expect(!third.isOver(after: 0.1))
    _ = queue.next()
    #expect(third.isOver(after: 60))
  }

  private func chunk() -> EventChunk {
    let chunk = EventChunk()
    chunk.callCount = 16_384
    return chunk
  }

  private final class Third: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)

    init(_ queue: WorkQueue, _ chunk: EventChunk) {
      Thread.detachNewThread { [isDone] in
        _ = try? queue.exchange(chunk)
        isDone.signal()
      }
    }

    func isOver(after seconds: Double) -> Bool { isDone.wait(timeout: .now() + seconds) == .success }
  }
}
