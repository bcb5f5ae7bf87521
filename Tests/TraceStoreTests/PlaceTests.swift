import CSQLite
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// Where a recording goes, and what it leaves alone: an earlier trace until there is a better one, and whatever is not the recorder's.
@Suite struct PlaceTests {
  let folder: TestFolder
  var path: String { folder.path("a.db") }
  init() throws { folder = try TestFolder() }

  private func record(_ path: String? = nil) throws { try Example.record(TraceRecorder(path: path ?? self.path), fill: Example.layOut) }

  // MARK: What a killed recorder left

  /// SQLite leaves a journal where it is whose header says that nothing in it counts.
  @Test func `the journal of an earlier trace goes with it`() throws {
    try record()
    try Data(count: 512).write(to: URL(fileURLWithPath: path + "-journal"))
    try record()
    #expect(try folder.files == ["a.db"])
    #expect(try Trace(path: path).isComplete)
  }

  // MARK: Names

  @Test(arguments: ["file:a.db", "file:a.db?mode=memory", ":memory:", "file::memory:", "a b?c#d%20.db"])
  func `a name is a file's name, whatever SQLite makes of it`(_ name: String) throws {
    try Connection(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE).execute("CREATE TABLE diary (day); INSERT INTO diary VALUES (1)")
    let before = try folder.contents("a.db")
    try record(folder.path(name))
    try record(folder.path(name))
    #expect(try folder.contents("a.db") == before)
    #expect(try folder.files == ["a.db", name].sorted())
    #expect(try Trace(path: folder.path(name)).value("SELECT count(*) FROM node") == 4)
  }

  @Test func `a relative name is a file's name too`() throws {
    // The tests run in one process and share its folder: a name that no other test has.
    let name = "file:\(UUID().uuidString).db"
    defer { try? FileManager.default.removeItem(atPath: name) }
    try record(name)
    #expect(FileManager.default.fileExists(atPath: name))
    #expect(try Trace(path: name).isComplete)
  }

  @Test(arguments: [240, 251, 252, 255])
  func `a name that leaves no room for what stands beside a recording is refused, and nothing is left`(_ bytes: Int) throws {
    let path = folder.path(String(repeating: "n", count: bytes))
    let reason = "its name is \(bytes - 239) bytes too long for the files that a recording has beside it"
    #expect(throws: TraceError.cannotOpen(path: path, reason: reason)) { try TraceRecorder(path: path) }
    #expect(try folder.files.isEmpty)
  }

  @Test func `the longest name is recorded to, twice`() throws {
    let path = folder.path(String(repeating: "n", count: 239))
    try record(path)
    try record(path)
    #expect(try Trace(path: path).isComplete)
  }

  // MARK: The earlier trace

  @Test(arguments: ["full disk", "not a number", "let go"])
  func `a recording that fails leaves the earlier trace as it was, and what it recorded beside it`(_ cause: String) throws {
    try record()
    let before = try folder.contents("a.db")
    var recorder: TraceRecorder? = try TraceRecorder(path: path)
    #expect(recorder?.earlier == path)
    switch cause {
    case "full disk":
      try recorder?.connection.execute("PRAGMA max_page_count = 60")
      let expected = TraceError.writeFailed(
        path: path + ".partial", message: "database or disk is full; make room or give another place", earlier: path)
      #expect(throws: expected) {
        try Example.record(#require(recorder)) { log in
          for _ in 0..<100_000 {
            let call = log.begin(parent: 0, node: 1, reason: Example.root, proposal: .unspecified)
            log.end(call, parent: 0, node: 1, reason: Example.root, proposal: .unspecified, reply: .zero)
          }
        }
      }
      #expect(expected.description.hasSuffix("; \(path) is as it was"))
    case "not a number":
      #expect(throws: TraceError.self) {
        try Example.record(#require(recorder)) { log in
          let call = log.begin(parent: 0, node: 3, reason: Example.root, proposal: .unspecified)
          log.end(call, parent: 0, node: 3, reason: Example.root, proposal: .unspecified, reply: Size(.nan, 1))
        }
      }
    default: try Example.record(#require(recorder), finish: false, fill: Example.layOut)
    }
    recorder?.close()
    recorder = nil
    #expect(try folder.contents("a.db") == before)
    #expect(try folder.files == ["a.db", "a.db.partial"])
    #expect(try !Trace(path: path + ".partial").isComplete)
    #expect(try Trace(path: path + ".partial").value("SELECT count(*) FROM node") == 4)
    #expect(Trace.laterRecording(than: path) == path + ".partial")
    // The next one that ends well takes the place of both.
    try record()
    #expect(try folder.files == ["a.db"])
    #expect(Trace.laterRecording(than: path) == nil)
  }

  @Test func `while a recording goes on, the earlier trace is read as it is`() throws {
    try Example.record(TraceRecorder(path: path)) { _ in }
    let recorder = try TraceRecorder(path: path)
    try Example.record(recorder, finish: false, fill: Example.layOut)
    #expect(try Trace(path: path).isComplete)
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 0)
    try recorder.finish()
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 12)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `a killed recording is replaced with what its -wal holds, and not before the next one ends`() throws {
    let recorder = try TraceRecorder(path: folder.path("live.db"))
    try Example.record(recorder, finish: false, fill: Example.layOut)
    let live = try Trace(path: folder.path("live.db"))
    for _ in 0..<1000 where try live.value("SELECT last_call_id FROM pass") != 12 { usleep(5000) }
    for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: folder.path("live.db\(suffix)"), toPath: path + suffix) }
    let next = try TraceRecorder(path: path)
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 12)
    try Example.record(next) { _ in }
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 0)
  }

  @Test func `a file that came into the trace's place meanwhile is left alone, and the recording stays beside it`() throws {
    try record()
    let recorder = try TraceRecorder(path: path)
    try FileManager.default.removeItem(atPath: path)
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: path))
    let expected = TraceError.notReplaced(path: path, recorded: path + ".partial", reason: "by now it is not a SQLite database")
    #expect(throws: expected) { try Example.record(recorder, fill: Example.layOut) }
    #expect(try folder.contents("a.db") == Data("Dear diary".utf8))
    #expect(try Trace(path: path + ".partial").isComplete)
  }

  @Test func `a second recorder of the same trace is refused while the first is beside it`() throws {
    try record()
    let recorder = try TraceRecorder(path: path)
    #expect(throws: TraceError.beingRecorded(path: path)) { try TraceRecorder(path: path) }
    try Example.record(recorder, fill: Example.layOut)
  }

  @Test func `a file that is no recording is not taken for one that did not end`() throws {
    try record()
    try Data("Dear diary".utf8).write(to: URL(fileURLWithPath: path + ".partial"))
    #expect(throws: TraceError.wouldOverwrite(path: path + ".partial", content: "not a SQLite database")) { try TraceRecorder(path: path) }
    #expect(try folder.contents("a.db.partial") == Data("Dear diary".utf8))
  }

  // MARK: The -wal

  @Test func `a file that is put into the recorder's place keeps its content`() throws {
    try record(folder.path("good.db"))
    let good = try folder.contents("good.db")
    let recorder = try TraceRecorder(path: path)
    try FileManager.default.moveItem(atPath: path, toPath: folder.path("moved.db"))
    try FileManager.default.copyItem(atPath: folder.path("good.db"), toPath: path)
    #expect(throws: TraceError.removed(path: path)) { try Example.record(recorder, fill: Example.layOut) }
    recorder.close()
    #expect(try folder.files == ["a.db", "good.db", "moved.db"])
    #expect(try folder.contents("a.db") == good)
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 12)
    #expect(try folder.contents("a.db") == good)
  }

  @Test func `a complete trace beside a -wal that is not its own is refused, naming both, and stays as it is`() throws {
    try record()
    let before = try folder.contents("a.db")
    let recorder = try TraceRecorder(path: folder.path("live.db"))
    try Example.record(recorder, finish: false, fill: Example.layOut)
    try FileManager.default.copyItem(atPath: folder.path("live.db-wal"), toPath: path + "-wal")
    recorder.close()
    let wal = try #require(realpath(path + "-wal", nil).map { String(cString: $0) })
    let stray = TraceError.strayWAL(path: path, wal: wal)
    #expect(throws: stray) { try Trace(path: path) }
    #expect(throws: stray) { try TraceAppender(path: path, scene: nil) }
    #expect(throws: TraceError.strayWAL(path: String(wal.dropLast("-wal".count)), wal: wal)) { try TraceRecorder(path: path) }
    #expect(stray.exitCode == 66 && stray.description.contains(wal))
    #expect(try folder.contents("a.db") == before)
    try FileManager.default.removeItem(atPath: path + "-wal")
    #expect(try Trace(path: path).isComplete)
  }
}
