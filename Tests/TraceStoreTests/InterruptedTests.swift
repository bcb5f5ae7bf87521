import CSQLite
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// Recordings that go on, or whose recorder was killed.
@Suite struct InterruptedTests {
  let folder: TestFolder
  init() throws { folder = try TestFolder() }

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

  private func indexes(_ trace: Trace) throws -> SQLValue? {
    try trace.value("SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
  }

  @Test(arguments: [["-wal", "-shm"], ["-wal"]])
  func `a killed recording is given its indexes by whoever reads it first, and nothing else of it is changed`(_ suffixes: [String]) throws {
    let path = try kill(keeping: suffixes)
    let trace = try Trace(path: path)
    #expect(trace.gotIndexes)
    // As many as the files of the schema say CREATE INDEX, but for those of the environment and of fonts, of which it has no row.
    #expect(try indexes(trace) == 14)
    // What a trace that was ended well has, too.
    #expect(try trace.value("SELECT stat FROM sqlite_stat1 WHERE idx = 'call_node'")?.text == "9000000000 20 20")
    #expect(try trace.value("SELECT count(*) FROM call") == 12)
    #expect(try !trace.isComplete)
    #expect(try folder.files.filter { $0.hasPrefix("dead") } == ["dead.db"])
    #expect(try !Trace(path: path).gotIndexes)
  }

  @Test func `a recording that goes on is read without its indexes and left alone`() throws {
    let recorder = try TraceRecorder(path: folder.path("live.db"))
    try Example.record(recorder, finish: false, fill: Example.layOut)
    let trace = try Trace(path: folder.path("live.db"))
    #expect(try !trace.gotIndexes && indexes(trace) == 0)
    try recorder.finish()
    #expect(try indexes(trace) == 14)
  }

  @Test func `a killed recording that another program holds is read without its indexes`() throws {
    let path = try kill(keeping: ["-wal"])
    let other = try Connection(path: path, flags: SQLITE_OPEN_READWRITE)
    try other.execute("BEGIN IMMEDIATE")
    let trace = try Trace(path: path)
    #expect(try !trace.gotIndexes && indexes(trace) == 0)
    #expect(try trace.value("SELECT count(*) FROM call") == 12)
    other.close()
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
