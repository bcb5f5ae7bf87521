import Foundation
import LayoutModel
import Testing

@testable import TraceStore

/// Recordings that go on, or whose recorder was killed.
@Suite struct InterruptedTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Files as a killed recorder leaves them, with `suffixes` of those beside the trace.
  private func kill(keeping suffixes: [String]) throws -> String {
    let recorder = try TraceRecorder(path: folder.path("live.db"))
    try Example.record(recorder, finish: false, fill: Example.layOut)
    let trace = try Trace(path: folder.path("live.db"))
    // The writer's thread may still be at it.
    for _ in 0..<1000 where try trace.value("SELECT last_call_id FROM pass") != 12 { usleep(5000) }
    for suffix in [""] + suffixes { try FileManager.default.copyItem(atPath: folder.path("live.db\(suffix)"), toPath: folder.path("dead.db\(suffix)")) }
    return folder.path("dead.db")
  }

  @Test(arguments: [["-wal", "-shm"], ["-wal"]]) func `a killed recording is read with its -wal and marked incomplete`(_ suffixes: [String]) throws {
    let trace = try Trace(path: kill(keeping: suffixes))
    #expect(try !trace.isComplete)
    #expect(try trace.value("SELECT count(*) FROM call") == 12)
    #expect(try trace.value("SELECT last_call_id FROM pass") == 12)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser writes anywhere"), arguments: [["-wal", "-shm"], ["-wal"]])
  func `a killed recording is read in a read-only folder`(_ suffixes: [String]) throws {
    let path = try kill(keeping: suffixes)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 12)
  }

  @Test func `a killed recording is replaced with its -wal`() throws {
    let path = try kill(keeping: ["-wal", "-shm"])
    try Example.record(TraceRecorder(path: path)) { _ in }
    #expect(try Trace(path: path).value("SELECT count(*) FROM call") == 0)
    #expect(try folder.files.filter { $0.hasPrefix("dead") } == ["dead.db"])
  }

  @Test func `a reader does not keep a recording from ending`() throws {
    let path = folder.path("live.db")
    let recorder = try TraceRecorder(path: path)
    try Example.record(recorder, finish: false, fill: Example.layOut)
    let reader = try Trace(path: path)
    #expect(try !reader.isComplete)
    try recorder.finish()
    #expect(try reader.isComplete)
    #expect(try Trace(path: path).isComplete)
  }
}
