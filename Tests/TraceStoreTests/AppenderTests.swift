import CSQLite
import Foundation
import LayoutModel
import Schema
import TestSupport
import Testing

@testable import TraceStore

/// Adding a pass to a trace that is there: all of it or nothing.
@Suite struct AppenderTests {
  let folder: TestFolder
  var path: String { folder.path("a.db") }

  init() throws {
    folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
  }

  private var scene: String? { get throws { try Trace(path: path).value("SELECT json FROM scene")?.text } }

  private func dump() throws -> [ResultTable] {
    let trace = try Trace(path: path)
    return try Schema.objects.map { try trace.rows("SELECT * FROM \($0.name)") }
  }

  /// Adds a what-if of the first pass with a call and a placement; in the same tree.
  private func add(_ appender: TraceAppender, recording: RecordingRecord = Example.recording) throws {
    try appender.begin(recording)
    var pass = Example.pass(appender.last.pass + 1, name: "what-if-1")
    (pass.base, pass.edit) = (1, "canvas 90xnil")
    try appender.begin(pass)
    let log = EventLog(sink: appender, firstCall: appender.last.call + 1)
    log.pass = pass.id
    let call = log.begin(parent: 0, node: 4, reason: Example.root, proposal: .unspecified)
    log.end(
      call, parent: 0, node: 4, reason: Example.root, proposal: .unspecified, reply: Size(10, 10), widthRule: Example.accepts, heightRule: Example.accepts)
    log.add(
      PlacementEvent(
        pass: pass.id, node: 4, call: call, arranged: 0, proposal: .unspecified, frame: Rect(0, 0, 10, 10), absolute: .zero, anchor: .zero,
        drawn: Rect(0, 0, 10, 10)))
    log.exchange()
    if let failure = log.failure { throw failure }
    try appender.end(pass: pass.id, firstCall: call, lastCall: call)
  }

  @Test func `a pass is added after those that are there, and the file is a plain one again`() throws {
    let before = try dump()
    let appender = try TraceAppender(path: path, scene: scene)
    #expect(appender.last == (1, 1, 4, 12))
    try add(appender)
    try appender.finish()
    #expect(try folder.files == ["a.db"])
    let trace = try Trace(path: path)
    #expect(try trace.isComplete && trace.passes.map(\.name) == ["first", "what-if-1"])
    #expect(try trace.lastPass?.name == "first")
    #expect(try trace.row("SELECT id, reason, reply FROM calls WHERE pass = 'what-if-1'") == ["id": 13, "reason": .text("root"), "reply": .text("10 x 10")])
    #expect(try trace.rows("PRAGMA foreign_key_check").rows.isEmpty && trace.value("PRAGMA integrity_check") == .text("ok"))
    // What was there stays as it was.
    let tables = zip(Schema.objects, zip(before, try dump())).filter { !$0.0.create.hasPrefix("CREATE VIEW") }
    for (object, (old, new)) in tables { #expect(Array(new.rows.prefix(old.rows.count)) == old.rows, "\(object.name)") }
  }

  @Test func `words go by their names, and those the trace lacks are added where they occur`() throws {
    let known = Example.recording.vocabulary
    let words = Vocabulary(
      reasons: known.reasons.dropFirst().reversed() + [
        .init(codes: [Example.root], name: "new", asks: "for something new", doc: "A new one."),
        .init(codes: [9], name: "none", asks: "for nothing", doc: "None."),
      ],
      rules: known.rules.reversed())
    let appender = try TraceAppender(path: path, scene: scene)
    try add(appender, recording: RecordingRecord(meta: [], sceneName: "", sceneJSON: "", vocabulary: words))
    try appender.finish()
    let trace = try Trace(path: path)
    #expect(try trace.row("SELECT reason, width_rule FROM calls WHERE id = 13") == ["reason": .text("new"), "width_rule": .text("leaf.accepts_proposal")])
    #expect(try trace.rows("SELECT id FROM reason WHERE name IN ('new', 'none')").rows == [[6]])
    #expect(try trace.value("SELECT count(*) FROM rule") == 3)
  }

  @Test func `a table without rows has no index until rows are added to it`() throws {
    let path = folder.path("empty.db")
    func indexes() throws -> [String] {
      try Trace(path: path).rows("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name").rows.compactMap { $0[0].text }
    }
    // A tree with arguments, and no call.
    try Example.record(TraceRecorder(path: path)) { _ in }
    let nodes = ["attribute_node", "node_key", "node_parent", "node_view"]
    #expect(try indexes() == nodes)
    #expect(try Trace(path: path).rows("SELECT idx FROM sqlite_stat1 WHERE tbl = 'call'").rows.isEmpty)
    let appender = try TraceAppender(path: path, scene: scene)
    try add(appender)
    try appender.finish()
    #expect(try indexes() == (nodes + ["call_node", "placement_node"]).sorted())
    #expect(try Trace(path: path).rows("SELECT idx FROM sqlite_stat1 WHERE tbl = 'call'").rows == [["call_node"]])
  }

  @Test(arguments: [false, true]) func `what is not finished leaves the trace as it was`(_ isKilled: Bool) throws {
    let before = try dump()
    let appender = try TraceAppender(path: path, scene: scene)
    try add(appender)
    if isKilled {
      // The files that stand there when a process is killed.
      for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: folder.path("dead.db") + suffix) }
      let trace = try Trace(path: folder.path("dead.db"))
      #expect(try trace.isComplete && trace.passes.count == 1)
    }
    appender.close()
    #expect(try dump() == before)
    #expect(try folder.files.filter { $0.hasPrefix("a.db") } == ["a.db"])
  }

  @Test func `a full disk leaves the trace as it was`() throws {
    let before = try dump()
    let appender = try TraceAppender(path: path, scene: scene)
    let pages = try Trace(path: path).value("PRAGMA page_count")?.integer ?? 0
    try appender.connection.execute("PRAGMA max_page_count = \(pages)")
    let failed = TraceError.notSaved(path: path, message: "database or disk is full")
    #expect(throws: failed) {
      try appender.begin(Example.recording)
      for id in 2..<20_000 as Range<Int32> { try appender.begin(Example.pass(id, name: "a pass with a name of some length")) }
    }
    #expect(failed.exitCode == 74)
    appender.close()
    #expect(try dump() == before)
  }

  @Test func `a trace that is being recorded, or added to, is refused`() throws {
    let scene = try scene
    let appender = try TraceAppender(path: path, scene: scene)
    #expect(throws: TraceError.beingRecorded(path: path)) { try TraceAppender(path: path, scene: scene) }
    #expect(throws: TraceError.beingRecorded(path: path)) { try TraceRecorder(path: path) }
    appender.close()
    let recorder = try TraceRecorder(path: path)
    #expect(throws: TraceError.beingRecorded(path: path)) { try TraceAppender(path: path, scene: scene) }
    recorder.close()
    // It did not end, so the earlier trace is there still.
    try TraceAppender(path: path, scene: scene).close()
    let partial = path + ".partial"
    #expect(throws: TraceError.incomplete(path: partial)) { try TraceAppender(path: partial, scene: scene) }
    #expect(TraceError.incomplete(path: partial).exitCode == 65)
  }

  @Test func `a trace that another program writes is refused`() throws {
    let other = try Connection(path: path, flags: SQLITE_OPEN_READWRITE)
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: TraceError.locked(path: path)) { try TraceAppender(path: path, scene: "", patience: 50) }
    try other.execute("ROLLBACK")
    #expect(TraceError.locked(path: path).exitCode == 66)
  }

  @Test func `a trace of another scene, another version or none is refused`() throws {
    #expect(throws: TraceError.replaced(path: path)) { try TraceAppender(path: path, scene: "another") }
    try Connection(path: path, flags: SQLITE_OPEN_READWRITE).execute("PRAGMA user_version = 19900")
    #expect(throws: TraceError.otherVersion(path: path, version: "1.99.0")) { try TraceAppender(path: path, scene: "") }
    try Data("notes".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: TraceError.notATrace(path: path, content: "not a SQLite database")) { try TraceAppender(path: path, scene: "") }
    #expect(try folder.contents("a.db") == Data("notes".utf8))
    let missing = folder.path("no.db")
    #expect(throws: TraceError.cannotOpen(path: missing, reason: "No such file or directory")) { try TraceAppender(path: missing, scene: "") }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser writes anywhere")) func `a read-only folder is told before anything is written`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
    #expect(throws: TraceError.cannotOpen(path: path, reason: "the folder \(folder.url.path) is not writable")) { try TraceAppender(path: path, scene: "") }
  }
}
