import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import TraceStore

/// Events written and read back are the same events; the numbers are those of `Example`.
@Suite struct RoundTripTests {
  let folder: TestFolder
  let trace: Trace

  init() throws {
    folder = try TestFolder()
    try Example.record(TraceRecorder(path: folder.path("a.db")), fill: Example.layOut)
    trace = try Trace(path: folder.path("a.db"))
  }

  @Test func `calls are read back`() throws {
    let rows = try trace.rows("SELECT * FROM call WHERE id IN (1, 2, 6, 10)").rows
    #expect(
      rows == [
        [1, nil, 1, 1, 1, 90.0, nil, 8, 100.0, 40.0, nil, 1, 1, nil, 2, 0, nil],
        [2, 1, 1, 2, 1, 100.0, nil, 8, 100.0, 40.0, nil, 2, 2, nil, 7, 0, nil],
        [6, 2, 1, 4, 3, .real(.infinity), nil, 6, .real(.infinity), 10.0, nil, 3, 3, nil, nil, 0, nil],
        [10, 9, 1, 2, 5, 100.0, nil, 12, 100.0, 40.0, 2, nil, nil, nil, nil, 1, 3],
      ])
  }

  @Test func `infinity is stored as infinity and a nil proposal as NULL`() throws {
    #expect(try trace.value("SELECT count(*) FROM call WHERE proposal_width = 9e999") == 2)
    #expect(try trace.value("SELECT count(*) FROM call WHERE proposal_height IS NULL") == 12)
    #expect(try trace.value("SELECT count(*) FROM call WHERE reply_width IS NULL") == 0)
  }

  @Test(
    arguments: [
      ("scene", [[1, "row.json", #"{"version":1}"#]]),
      ("pass", [[1, 1, "first", nil, nil, 90.0, nil, 1, 12, "{}", "scene", nil]]),
      (
        "node",
        [
          [1, 1, nil, 4, 0, 0, "node1", "frame/0", "modifier", "frame", nil, 2, "/view/modifiers/0", nil, nil, nil, nil],
          [2, 1, 1, 4, 0, 1, "row", "HStack/0", "container", "HStack", nil, 2, "/view", nil, nil, nil, nil],
          [3, 1, 2, 3, 0, 2, "title", "Text/0", "leaf", "Text", "Hello world", 3, "/view/children/0", nil, nil, nil, nil],
          [4, 1, 2, 4, 1, 2, "stamp", "Color/1", "leaf", "Color", "red", 4, "/view/children/1", nil, nil, nil, nil],
        ]
      ),
      ("attribute", [[1, "width", 100.0, nil], [1, "alignment", nil, "center"], [1, "maxHeight", .real(.infinity), nil]]),
      (
        "stack_share",
        [[2, 1, 3, 40.0, 88.0, 92.0, 2, 46.0, 40.0, 0.0, 0.0, 0.0], [2, 2, 4, 0.0, .real(.infinity), 52.0, 1, 52.0, 52.0, 8.0, 0.0, 0.0]]
      ),
      (
        "placement",
        [
          [1, 1, 9, nil, 90.0, nil, -5.0, 0.0, 100.0, 40.0, -5.0, 0.0, 0.5, 0.5, -5.0, 0.0, 100.0, 40.0, nil, nil, nil, nil],
          [1, 2, 10, 2, 100.0, nil, 0.0, 0.0, 100.0, 40.0, -5.0, 0.0, 0.5, 0.5, -5.0, 0.0, 100.0, 40.0, "center", 50.0, "center", 20.0],
          [1, 3, 11, nil, 46.0, nil, 0.0, 0.0, 40.0, 40.0, -5.0, 0.0, 0.5, 0.5, -5.0, 0.0, 40.0, 40.0, nil, nil, "firstTextBaseline", 15.0],
          [1, 4, 12, nil, 52.0, nil, 48.0, 15.0, 52.0, 10.0, 43.0, 15.0, 0.5, 0.5, 43.0, 15.0, 52.0, 10.0, "leading", 0.0, nil, nil],
        ]
      ),
      ("guide", [[1, 10, 3, "firstTextBaseline", 15.0, 1], [1, 10, 3, "VerticalAlignment.center", 20.0, 0]]),
      ("grid_share", [[2, "w", 7, .real(-.infinity), 100.0, 8.0, 2, 1, nil, 2]]),
      ("grid_taken", [[2, "h", 8, 0.0, "more", 1, 2, 3, 12.5, 40.0, 1]]),
      ("grid_track", [[2, "w", 1, 0.0, 0.0, 40.0, nil, 0.0]]),
      ("lazy_track", [[2, 8, "h", 2, nil, 8.0, 28.0, 20.0, 100.0, 3]]),
      ("container_length", [[2, "h", 2, nil, nil, 0.0, 12.5]]),
      ("viewport", [[1, 2, 0.0, 12.5, 100.0, .real(.infinity), 4]]),
      ("text_line", [[1, 3, 0, "Hello", 40.0, 0, 1, 0.0, 40.0, 16.0, 20.0, 17.0, nil], [1, 3, 1, "wo…", 24.0, 1, 0, 8.0, 22.0, 36.0, 20.0, nil, 8.0]]),
      ("layout_cache", [[1, 1, 2, "make", 2]]),
      ("state_change", [[1, "open", nil, "true", nil]]),
      ("diagnostic", [[1, 1, 1, "LT001", "warning", "w", 10.0, "It sticks out."]]),
    ] as [(String, [[SQLValue]])]) func `a table holds what was recorded`(_ table: String, _ rows: [[SQLValue]]) throws
  {
    #expect(try trace.rows("SELECT * FROM \(table)").rows == rows)
  }

  @Test func `reasons and rules are named once, whatever codes stand for them, where they occur`() throws {
    #expect(try trace.rows("SELECT name FROM reason").rows == Example.reasons.map { [.text($0.1)] })
    #expect(try trace.rows("SELECT code FROM rule").rows == Example.rules.map { [.text($0.1)] })
    let other = folder.path("b.db")
    try Example.record(TraceRecorder(path: other)) { log in
      let reason = Example.share | 0x1000
      let call = log.begin(parent: 0, node: 1, reason: reason, proposal: .unspecified)
      log.end(call, parent: 0, node: 1, reason: reason, proposal: .unspecified, reply: .zero)
    }
    let trace = try Trace(path: other)
    #expect(try trace.rows("SELECT reason, width_rule FROM calls").rows == [["share", nil]])
    // By its place in the vocabulary, though it is the first that occurs.
    #expect(try trace.rows("SELECT id, name FROM reason").rows == [[4, "share"]])
    #expect(try trace.rows("SELECT id FROM rule").rows.isEmpty)
  }

  @Test func `the file documents itself`() throws {
    #expect(
      try trace.rows("SELECT unit, null_means FROM schema_doc WHERE object = 'call' AND column = 'proposal_width'").rows
        == [["points", "nil, the ideal is asked for."]])
    #expect(try trace.value("SELECT count(*) FROM schema_doc WHERE doc = ''") == 0)
    #expect(try trace.value("SELECT help FROM query WHERE name = 'truncation'") == "Texts that show less than they hold.")
    #expect(try trace.value("SELECT sql FROM sqlite_schema WHERE name = 'call'")?.text?.contains("-- Width it was proposed. [points] NULL: nil") == true)
  }

  @Test func `a node is found by its key and by its number`() throws {
    let pass = try #require(try trace.lastPass)
    #expect(try trace.node("title", in: pass)?.id == 3)
    #expect(try trace.node("node3", in: pass)?.key == "title")
    #expect(try trace.node("node1", in: pass)?.kind == "frame")
    #expect(try trace.node("node5", in: pass) == nil)
    #expect(try trace.node("titel", in: pass) == nil)
    #expect(try trace.keys(in: pass) == ["node1", "row", "title", "stamp"])
    #expect(try trace.pass(named: "first") == pass)
    #expect(pass.proposal == Proposal(90, nil))
    let placement = try #require(try trace.placement(of: 2, in: pass))
    #expect(placement.frame == Rect(0, 0, 100, 40))
    #expect(placement.arrangedBy == 2)
  }
}
