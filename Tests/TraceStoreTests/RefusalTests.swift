import CSQLite
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// What must not be recorded, overwritten or read.
@Suite struct RefusalTests {
  let folder: TestFolder
  var path: String { folder.path("a.db") }
  init() throws { folder = try TestFolder() }

  private func makeDatabase(_ path: String, _ sql: String) throws {
    try Connection(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).execute(sql)
  }

  @Test func `a text file is not overwritten`() throws {
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: TraceError.wouldOverwrite(path: path, content: "not a SQLite database")) { try TraceRecorder(path: path) }
    #expect(try folder.contents("a.db") == Data("Dear diary".utf8))
    #expect(try folder.files == ["a.db"])
  }

  @Test func `another program's database is not overwritten`() throws {
    try makeDatabase(path, "CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let before = try folder.contents("a.db")
    #expect(throws: TraceError.wouldOverwrite(path: path, content: "a SQLite database of another program")) { try TraceRecorder(path: path) }
    #expect(try folder.contents("a.db") == before)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `a folder, a missing folder and a dangling link are refused`() throws {
    #expect(throws: TraceError.cannotOpen(path: folder.url.path, reason: "it is a folder")) { try TraceRecorder(path: folder.url.path) }
    let missing = folder.path("no/a.db")
    #expect(throws: TraceError.cannotOpen(path: missing, reason: "the folder \(folder.path("no")) does not exist")) { try TraceRecorder(path: missing) }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path("nothing"))
    #expect(throws: TraceError.cannotOpen(path: path, reason: "it is a symbolic link to nothing")) { try TraceRecorder(path: path) }
    #expect(throws: TraceError.cannotOpen(path: "/dev/null", reason: "it is not a regular file")) { try TraceRecorder(path: "/dev/null") }
  }

  @Test func `who is refused keeps nobody else from the folder`() throws {
    try FileManager.default.createDirectory(at: folder.url.appending(path: "inner"), withIntermediateDirectories: true)
    #expect(throws: TraceError.cannotOpen(path: folder.path("inner"), reason: "it is a folder")) { try TraceRecorder(path: folder.path("inner")) }
    let descriptor = open(folder.url.path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  }

  @Test func `a link to another program's file is not followed into it`() throws {
    let target = folder.path("diary.txt")
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(throws: TraceError.self) { try TraceRecorder(path: path) }
    #expect(try folder.contents("diary.txt") == Data("Dear diary".utf8))
  }

  @Test func `an empty file and an earlier trace are replaced`() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
    try Example.record(TraceRecorder(path: path)) { _ in }
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 0)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `a file that is being recorded is refused to a second recorder`() throws {
    let recorder = try TraceRecorder(path: path)
    #expect(throws: TraceError.beingRecorded(path: path)) { try TraceRecorder(path: path) }
    try Example.record(recorder, finish: false, fill: Example.layOut)
    #expect(throws: TraceError.beingRecorded(path: path)) { try TraceRecorder(path: path) }
    try recorder.finish()
    #expect(try Trace(path: path).isComplete)
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
  }

  @Test func `a reply that is NaN is refused, naming node and call`() throws {
    let refused = TraceError.notANumber(path: path, what: "the reply", node: "title", call: 1)
    #expect(throws: refused) {
      try Example.record(TraceRecorder(path: path)) { log in
        let call = log.begin(parent: 0, node: 3, reason: Example.root, proposal: .unspecified)
        log.end(call, parent: 0, node: 3, reason: Example.root, proposal: .unspecified, reply: Size(.nan, 1))
      }
    }
    #expect(refused.description.hasPrefix("the reply of title in call 1 is not a number (NaN)"))
    #expect(try !Trace(path: path).isComplete)
  }

  @Test(arguments: 0..<4) func `a frame, share or guide that is NaN is refused`(_ kind: Int) throws {
    let frame = Rect(0, 0, 1, 1)
    let bad = Rect(0, .nan, 1, 1)
    #expect {
      try Example.record(TraceRecorder(path: path)) { log in
        switch kind {
        case 0, 1:
          log.add(
            PlacementEvent(
              pass: 1, node: 4, call: 7, arranged: 0, proposal: .unspecified, frame: kind == 0 ? bad : frame, absolute: .zero, anchor: .zero,
              drawn: kind == 1 ? bad : frame))
        case 2:
          log.add(
            StackShareEvent(
              call: 7, turn: 1, child: 4, priority: .infinity, minimum: .nan, maximum: .nan, remaining: .nan, reserved: -.infinity, sharers: 1, offered: .nan,
              took: 1))
          log.add(
            StackShareEvent(
              call: 7, turn: 1, child: 4, priority: 0, minimum: 0, maximum: 0, remaining: 0, reserved: 0, sharers: 1, offered: 0, took: .nan))
        default: log.add(GuideEvent(pass: 1, call: 7, node: 4, guide: 0, explicit: false, value: .nan))
        }
      }
    } throws: {
      if case TraceError.notANumber(_, _, "stamp", 7) = $0 { true } else { false }
    }
  }

  @Test func `a code that no primitive declares is refused`() throws {
    #expect(throws: TraceError.unknownCode(path: path, code: 999, node: "title")) {
      try Example.record(TraceRecorder(path: path)) { _ = $0.begin(parent: 0, node: 3, reason: 999, proposal: .unspecified) }
    }
  }

  @Test func `a full disk is told to the engine, and what was written stays readable`() throws {
    let recorder = try TraceRecorder(path: path)
    try recorder.connection.execute("PRAGMA max_page_count = 60")
    let failed = TraceError.writeFailed(path: path, message: "database or disk is full; make room or give another place")
    #expect(throws: failed) {
      try Example.record(recorder) { log in
        for _ in 0..<100_000 {
          let call = log.begin(parent: 0, node: 1, reason: Example.root, proposal: .unspecified)
          log.end(call, parent: 0, node: 1, reason: Example.root, proposal: .unspecified, reply: .zero)
        }
      }
    }
    #expect(failed.exitCode == 74)
    recorder.close()
    let trace = try Trace(path: path)
    #expect(try !trace.isComplete)
    #expect(try trace.value("SELECT count(*) FROM node") == 4)
  }

  @Test func `a file that was removed while it is recorded is told to the engine`() throws {
    let recorder = try TraceRecorder(path: path)
    try FileManager.default.removeItem(at: folder.url)
    #expect(throws: TraceError.removed(path: path)) {
      try Example.record(recorder, fill: Example.layOut)
    }
  }

  @Test func `what is no trace is not read`() throws {
    #expect(throws: TraceError.cannotOpen(path: path, reason: "No such file or directory")) { try Trace(path: path) }
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(throws: TraceError.notATrace(path: path, content: "empty")) { try Trace(path: path) }
    try Data("SQLite format 3\0".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: TraceError.notATrace(path: path, content: "not a SQLite database")) { try Trace(path: path) }
    try makeDatabase(folder.path("b.db"), "CREATE TABLE t (a)")
    #expect(throws: TraceError.notATrace(path: folder.path("b.db"), content: "a SQLite database of another program")) { try Trace(path: folder.path("b.db")) }
    #expect(throws: TraceError.cannotOpen(path: folder.url.path, reason: "it is a folder")) { try Trace(path: folder.url.path) }
  }

  @Test func `a newer major version is refused by name, a newer minor one is read`() throws {
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
    try makeDatabase(path, "PRAGMA user_version = 10200")
    _ = try Trace(path: path)
    try makeDatabase(path, "PRAGMA user_version = 20103")
    #expect(throws: TraceError.newerVersion(path: path, version: "2.1.3")) { try Trace(path: path) }
  }

  @Test func `a damaged trace is told from a good one`() throws {
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
    var bytes = try folder.contents("a.db")
    bytes.replaceSubrange(100..<5000, with: Data(count: 4900))
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect { try Trace(path: path) } throws: { if case TraceError.damaged = $0 { true } else { false } }
  }
}
