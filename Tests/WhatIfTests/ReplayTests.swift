import Foundation
import LayoutModel
import Scene
import Testing
import TraceStore

@testable import WhatIf

/// A pass laid out again is the pass that was recorded.
struct ReplayTests {
  /// Scenes whose passes depend on what came before: set state, sizes that are read, sources that are followed late.
  static let several: [String] = [
    """
    {"version": 1, "state": {"n": 1, "open": false}, "view": {"type": "VStack", "children": [
      {"type": "Text", "string": "some words to wrap", "modifiers": [{"type": "frame", "width": "n * 40"}]},
      {"type": "If", "condition": "open", "children": [{"type": "Color", "id": "c"}]}]},
     "passes": [{"name": "a", "proposal": {"width": 100, "height": 90}}, {"name": "b", "set": {"n": 2}, "proposal": {"width": 100, "height": 90}},
      {"name": "c", "set": {"open": true}, "proposal": {"width": 50, "height": null}}, {"name": "d", "set": {"n": 1}, "proposal": {"width": 50}}]}
    """,
    """
    {"version": 1, "state": {"size": {"width": 0, "height": 0}}, "view": {"type": "VStack", "spacing": 0, "children": [
      {"type": "Shape", "id": "a", "sizeThatFits": {"width": 50, "height": 20}, "modifiers": [{"type": "readSize", "into": "size", "id": "reader"}]},
      {"type": "Color", "id": "b", "modifiers": [{"type": "frame", "width": "size.width", "height": 10, "id": "f"}]}]},
     "passes": [{"name": "start", "proposal": {"width": 40, "height": 100}}]}
    """,
    """
    {"version": 1, "state": {"size": {"width": 0, "height": 0}}, "view": {"type": "Color", "id": "a", "modifiers": [
      {"type": "readSize", "into": "size"}, {"type": "padding", "length": 1}, {"type": "frame", "minHeight": "size.height"}]},
     "passes": [{"name": "start", "proposal": {"width": "infinity", "height": null}}]}
    """,
    """
    {"version": 1, "state": {"x": 20}, "view": {"type": "ZStack", "children": [
      {"type": "Color", "id": "follower", "modifiers": [
        {"type": "matchedGeometryEffect", "id": "g", "isSource": false}]},
      {"type": "Color", "id": "source", "modifiers": [{"type": "frame", "width": "x", "height": 30},
        {"type": "matchedGeometryEffect", "id": "g"}]}]},
     "passes": [{"name": "a", "proposal": {"width": 100, "height": 100}}, {"name": "b", "set": {"x": 40}, "proposal": {"width": 100, "height": 100}}]}
    """,
  ]

  private static func recorded(_ index: Int) throws -> Recorded {
    let names = ExampleTests.names
    if index < names.count { return try Recorded(example: names[index]) }
    return try Recorded(Scene(SceneInput(file: "several.json", bytes: Array(several[index - names.count].utf8))))
  }

  @Test(arguments: several.indices) func `these scenes have several passes`(_ index: Int) throws {
    #expect(try Self.recorded(ExampleTests.names.count + index).trace.passes.count > 1)
  }

  @Test(arguments: 0..<(ExampleTests.names.count + several.count)) func `frames, lines and what sticks out are those of each recorded pass`(_ index: Int) throws
  {
    let recorded = try Self.recorded(index), trace = recorded.trace
    for pass in try trace.passes {
      let replayed = try Replay(trace, pass).original
      let id: [String: SQLValue] = ["pass": .integer(Int64(pass.id)), "structure": .integer(Int64(pass.structure))]
      let first = try #require(try trace.value("SELECT min(id) - 1 FROM node WHERE structure_id = :structure", id)?.integer)
      func lines(_ sql: String) throws -> [String] {
        try trace.rows(sql, id).rows.map { row in
          (["\((row[0].integer ?? 0) - first)"] + row.dropFirst().map { $0.number.map { "\($0)" } ?? $0.text ?? "nil" }).joined(separator: " ")
        }
      }
      let placed = replayed.nodes.filter { replayed.isPlaced($0) }
      #expect(
        try lines(
          """
          SELECT node_id, x, y, width, height, absolute_x, absolute_y, proposal_width, proposal_height
          FROM placement WHERE pass_id = :pass ORDER BY node_id
          """)
          == placed.map { node in
            let (frame, absolute, proposal) = (replayed.frame(node), replayed.absolute(node).origin, replayed.proposal(node))
            let numbers: [Double?] = [
              frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, absolute.x, absolute.y, proposal.width, proposal.height,
            ]
            return "\(node) " + numbers.map { $0.map { "\($0 + 0)" } ?? "nil" }.joined(separator: " ")
          })
      #expect(
        try lines("SELECT node_id, text, width, truncated FROM text_line WHERE pass_id = :pass ORDER BY node_id, line")
          == placed.flatMap { node in
            (replayed.text(node)?.lines ?? []).map { "\(node) \($0.text) \($0.width) \($0.isTruncated ? "1.0" : "0.0")" }
          })
      #expect(
        try lines("SELECT node_id, axis, out_before, out_after FROM overflow WHERE pass_id = :pass ORDER BY node_id, axis DESC")
          == replayed.overflows.map { "\($0.node) \($0.axis.letter) \($0.before) \($0.after)" })
    }
  }

  @Test func `an edit of a pass that has settled lays out until it has settled again`() throws {
    // The frame is as wide as a was read to be: 50, then 70.
    let recorded = try Self.recorded(ExampleTests.names.count + 1)
    let replay = try Replay(recorded.trace, recorded.pass)
    let edited = try replay.layOut([SceneEdit("set a.sizeThatFits {\"width\": 70, \"height\": 20}")])
    let frame = try #require(edited.node("f"))
    #expect(replay.original.size(frame) == Size(50, 10) && edited.size(frame) == Size(70, 10))
    // The first pass was laid out before any size was read, and so is its edit.
    let first = try Replay(recorded.trace, try #require(try recorded.trace.passes.first))
    #expect(first.original.size(frame) == Size(0, 10))
    #expect(try first.layOut([SceneEdit("set f.height 5")]).size(frame) == Size(0, 5))
  }

  @Test func `what has a key of two words is taken away to prove that it decides`() throws {
    let text = """
      {"version": 1, "view": {"type": "Color", "id": "a view", "modifiers": [{"type": "frame", "width": 40, "id": "its frame"}]},
       "passes": [{"proposal": {"width": 100, "height": 100}}]}
      """
    let answer = try Recorded(Scene(SceneInput(file: "words.json", bytes: Array(text.utf8)))).why("a view")
    #expect(answer.consequences.first?.edit == "remove \"its frame\"" && answer.consequences.first?.size == Size(100, 100))
  }
}
