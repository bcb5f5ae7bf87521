import Explanation
import Foundation
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// A pass laid out again is the pass that was recorded.
struct ReplayTests {
  /// Scenes whose passes depend on what came before: set state, sizes that are read, sources that are followed late.
  static let several: [SceneText] = [
    SceneText(
      .view(.vStack(.text("some words to wrap").frame(width: "n * 40"), .if("open", .color(id: "c")))), environment: nil, ["state": ["n": 1, "open": false]],
      passes: [
        SceneText.pass(100, 90, name: "a"), SceneText.pass(100, 90, name: "b", ["set": ["n": 2]]),
        SceneText.pass(50, .null, name: "c", ["set": ["open": true]]), ["name": "d", "set": ["n": 1], "proposal": ["width": 50]],
      ]),
    SceneText(
      .vStack(spacing: 0, .shape(50, 20, id: "a").readSize(into: "size", id: "reader"), .color(id: "b").frame(width: "size.width", height: 10, id: "f")), 40,
      100, pass: "start", environment: nil, ["state": ["size": ["width": 0, "height": 0]]]),
    SceneText(
      .color(id: "a").readSize(into: "size").padding(1).frame(minHeight: "size.height"), .infinity, .null, pass: "start", environment: nil,
      ["state": ["size": ["width": 0, "height": 0]]]),
    SceneText(
      .view(
        .zStack(
          .color(id: "follower").modifier("matchedGeometryEffect", ["isSource": false], id: "g"),
          .color(id: "source").frame(width: "x", height: 30).modifier("matchedGeometryEffect", id: "g"))), environment: nil, ["state": ["x": 20]],
      passes: [SceneText.pass(100, 100, name: "a"), SceneText.pass(100, 100, name: "b", ["set": ["x": 40]])]),
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
        try lines("SELECT node_id, axis, out_before, out_after, iif(meant, 'meant', '') FROM overflow WHERE pass_id = :pass ORDER BY node_id, axis DESC")
          == replayed.overflows.all.map { "\($0.node) \($0.axis.letter) \($0.before) \($0.after) \($0.isMeant ? "meant" : "")" })
    }
  }

  /// By the rules in SQL, which an answer tells, and in Swift, by which edits of a layout are judged.
  @Test func `what a view sticks out of is one thing in SQL and in Swift`() throws {
    var (views, canvases) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      let recorded = try Recorded(Scene(SceneInput(file: "\(seed).json", bytes: Array(RandomScene.json(seed: seed).utf8))))
      let replayed = try Replay(recorded.trace, recorded.pass).original, explainer = Explainer(recorded.trace)
      for node in replayed.nodes where replayed.isPlaced(node) {
        let traced = try #require(try recorded.trace.node(replayed.record(node).key, in: recorded.pass))
        for answer in try explainer.explain(traced, in: recorded.pass).axes {
          let holder = answer.troubles.first { $0.rule == "Trouble/overflow" }?.by
          #expect(replayed.overflows.exceeded(by: node, answer.axis) == holder, "\(seed) \(traced.key) \(answer.axis)")
          views += holder == nil ? 0 : 1
          guard node == 1 else { continue }
          let isTooLarge = answer.troubles.contains { $0.rule == "Trouble/canvas_overflow" }
          #expect(replayed.overflows.exceedsCanvas(answer.axis) == isTooLarge, "\(seed) \(answer.axis)")
          canvases += isTooLarge ? 1 : 0
        }
      }
    }
    #expect(views > 40 && canvases > 5)
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
    let text = SceneText(.color(id: "a view").frame(width: 40, id: "its frame"), 100, 100, environment: nil)
    let answer = try Recorded(Scene(SceneInput(file: "words.json", bytes: Array(text.utf8)))).why("a view")
    #expect(answer.consequences.first?.edit == "remove \"its frame\"" && answer.consequences.first?.size == Size(100, 100))
  }
}
