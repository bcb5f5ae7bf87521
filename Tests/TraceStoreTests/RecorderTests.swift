import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

@Suite struct RecorderTests {
  let folder: TestFolder
  var path: String { folder.path("a.db") }
  init() throws { folder = try TestFolder() }

  @Test func `a finished recording is one plain file, marked complete`() throws {
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
    #expect(try folder.files == ["a.db"])
    let trace = try Trace(path: path)
    #expect(try trace.isComplete)
    #expect(try trace.meta("schema_version") == "1.20.0")
    #expect(try trace.meta("tool_version") == "0.1.0")
    #expect(try trace.value("PRAGMA journal_mode") == "delete")
    #expect(try trace.value("PRAGMA integrity_check") == "ok")
    #expect(try trace.value("SELECT count(*) FROM sqlite_schema WHERE name = 'call_node'") == 1)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `a recorder that was let go leaves a readable file, marked incomplete`() throws {
    try Example.record(TraceRecorder(path: path), finish: false, fill: Example.layOut)
    let trace = try Trace(path: path)
    #expect(try !trace.isComplete)
    #expect(try trace.value("SELECT count(*) FROM call") == 12)
    #expect(try folder.files == ["a.db"])
  }

  @Test func `a recorder that never began leaves a readable file`() throws {
    _ = try TraceRecorder(path: path)
    #expect(try !Trace(path: path).isComplete)
    #expect(try Trace(path: path).lastPass == nil)
  }

  @Test func `calls that are open when their chunk leaves are closed later`() throws {
    // 20 containers of 5,000 children each in one root: the root and most containers close in a later chunk than they began.
    let leaves: CallID = 5000
    try Example.record(TraceRecorder(path: path)) { log in
      let proposal = Proposal(10, nil)
      let root = log.begin(parent: 0, node: 1, reason: Example.root, proposal: proposal)
      for _ in 0..<20 {
        let container = log.begin(parent: root, node: 2, reason: Example.share, proposal: proposal)
        for leaf in 0..<leaves {
          let call = log.begin(parent: container, node: 3, reason: Example.share, proposal: proposal)
          log.end(call, parent: container, node: 3, reason: Example.share, proposal: proposal, reply: Size(Double(leaf), 1), widthRule: Example.accepts)
        }
        log.end(
          container, parent: root, node: 2, reason: Example.share, proposal: proposal, reply: Size(7, 8), widthRule: Example.sum, widthFrom: container + 1)
      }
      log.end(root, parent: 0, node: 1, reason: Example.root, proposal: proposal, reply: Size(3, 4), widthRule: Example.fixed)
    }
    let trace = try Trace(path: path)
    #expect(try trace.value("SELECT count(*) FROM call") == 100_021)
    #expect(try trace.value("SELECT count(*) FROM call WHERE node_id = 3 AND last_id = id AND reply_height = 1") == 100_000)
    #expect(try trace.value("SELECT sum(reply_width) FROM call WHERE node_id = 3") == .real(20 * 12_497_500))
    #expect(
      try trace.value(
        "SELECT count(*) FROM call WHERE node_id = 2 AND last_id = id + 5000 AND reply_width = 7 AND width_from = id + 1 AND width_rule_id = 2") == 20)
    #expect(try trace.rows("SELECT last_id, reply_width, reply_height FROM call WHERE id = 1").rows == [[100_021, 3.0, 4.0]])
    #expect(try trace.rows("SELECT first_call_id, last_call_id FROM pass").rows == [[1, 100_021]])
  }

  @Test func `a call that was never closed has neither reply nor last call`() throws {
    try Example.record(TraceRecorder(path: path), finish: false) { log in
      _ = log.begin(parent: 0, node: 1, reason: Example.root, proposal: .unspecified)
    }
    #expect(try Trace(path: path).rows("SELECT last_id, reply_width, width_rule_id FROM call").rows == [[nil, nil, nil]])
    #expect(try Trace(path: path).rows("SELECT reply FROM calls").rows == [[nil]])
  }

  @Test func `recording twice gives the same rows`() throws {
    try Example.record(TraceRecorder(path: path), fill: Example.layOut)
    try Example.record(TraceRecorder(path: folder.path("b.db"))) { log in
      Example.layOut(log)
      log.exchange()
    }
    let (first, second) = try (Trace(path: path), Trace(path: folder.path("b.db")))
    let tables = try first.rows("SELECT name, sql FROM sqlite_schema ORDER BY name")
    #expect(try second.rows("SELECT name, sql FROM sqlite_schema ORDER BY name") == tables)
    for name in try first.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").rows.compactMap({ $0[0].text }) {
      #expect(try first.rows("SELECT * FROM \(name)") == second.rows("SELECT * FROM \(name)"), "\(name)")
    }
  }

  @Test func `a long recording uses few chunks`() throws {
    let recorder = try TraceRecorder(path: path)
    try recorder.begin(Example.recording)
    try recorder.add(Example.structure)
    try recorder.begin(Example.pass())
    var chunks: Set<ObjectIdentifier> = []
    var kept: [EventChunk] = []
    var chunk = EventChunk(capacity: 4)
    for _ in 0..<500 {
      if chunks.insert(ObjectIdentifier(chunk)).inserted { kept.append(chunk) }
      chunk.reset(firstCall: 1)
      chunk.textLines = [TextLineEvent(pass: 1, node: 3, line: 0, text: "x", width: 8, truncated: false)]
      chunk = try recorder.exchange(chunk)
    }
    try recorder.finish()
    #expect(chunks.count <= 6)
    #expect(try Trace(path: path).value("SELECT count(*) FROM text_line") == 500)
  }

  @Test func `a pointer over 2,000 bytes is left out`() throws {
    let recorder = try TraceRecorder(path: path)
    try recorder.begin(Example.recording)
    let pointers = [String(repeating: "/", count: 2000), String(repeating: "/", count: 2001)]
    let nodes = pointers.enumerated().map { index, pointer in
      Example.node(NodeID(index + 1), parent: NodeID(index), last: 2, depth: 0, key: "n\(index)", role: .leaf, kind: "Color", pointer: pointer)
    }
    try recorder.add(StructureRecord(id: 1, nodes: nodes))
    try recorder.finish()
    #expect(try Trace(path: path).rows("SELECT length(pointer) FROM node ORDER BY id").rows == [[2000], [nil]])
  }
}
