import TestSupport

import Foundation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// What a scene's `NAME.frames.json` says must come out, worked out by hand: frames in the root's space, and where they help what is
/// drawn, where guides lie and which proposals were made. A null among four numbers is one that the source does not tell.
struct ExpectedFrames: Decodable {
  /// In words, with the arithmetic.
  let about: String
  /// By pass, then by key: x, y, width, height.
  let passes: [String: [String: [Double?]]]
  let drawn: [String: [String: [Double?]]]?
  /// By pass, key and guide.
  let guides: [String: [String: [String: Double]]]?
  /// By pass and key: proposals, null for nil, that were made to the view, among others.
  let proposals: [String: [String: [[Double?]]]]?

  /// Numbers are written with two to four decimals.
  static let tolerance = 0.005

  init(of name: String) throws {
    let file = Recorded.examples.appending(path: "\(name).frames.json")
    self = try JSONDecoder().decode(ExpectedFrames.self, from: Data(contentsOf: file))
  }

  /// What differs, in words; empty if nothing does.
  func differences(from recorded: Recorded) throws -> [String] {
    var found: [String] = []
    for (name, frames) in passes { try compare(name, recorded, frames, &found) { $0.origin($1) } }
    for (name, frames) in drawn ?? [:] { try compare(name, recorded, frames, &found) { $1.drawn } }
    for (name, keys) in guides ?? [:] { try compareGuides(name, recorded, keys, &found) }
    for (name, keys) in proposals ?? [:] { try compareProposals(name, recorded, keys, &found) }
    return found.sorted()
  }

  private func compare(
    _ name: String, _ recorded: Recorded, _ frames: [String: [Double?]], _ found: inout [String], _ rect: (Recorded, TracePlacement) -> Rect
  ) throws {
    let pass = try recorded.pass(named: name)
    guard let root = try recorded.trace.rows("SELECT min(id) AS id FROM node WHERE structure_id = \(pass.structure)").rows.first?[0].integer,
      let corner = try recorded.trace.placement(of: NodeID(clamping: root), in: pass)?.absolute
    else { return found.append("\(name): no root") }
    for (key, expected) in frames {
      guard let node = try recorded.trace.node(key, in: pass), let placement = try recorded.trace.placement(of: node.id, in: pass) else {
        found.append("\(name): \(key) is not placed")
        continue
      }
      let frame = rect(recorded, placement)
      let own = [frame.origin.x - corner.x, frame.origin.y - corner.y, frame.size.width, frame.size.height]
      if expected.count != 4 || !zip(expected, own).allSatisfy({ isSame($0 ?? $1, $1) }) { found.append("\(name): \(key) is \(own), not \(expected)") }
    }
  }

  private func compareGuides(_ name: String, _ recorded: Recorded, _ keys: [String: [String: Double]], _ found: inout [String]) throws {
    let pass = try recorded.pass(named: name)
    let (nodes, layout) = try recorded.layout(named: name)
    for (key, guides) in keys {
      let row = try recorded.trace.node(key, in: pass)
      for (guide, expected) in guides {
        let own = nodes[key].flatMap { layout.guideValue(guide, of: $0) }
        if own.map({ isSame(expected, $0) }) != true { found.append("\(name): \(key)[\(guide)] is \(own as Any), not \(expected)") }
        let written = try recorded.trace.rows(
          "SELECT DISTINCT value FROM guide WHERE node_id = \(row?.id ?? 0) AND pass_id = \(pass.id) AND name = '\(guide)' AND explicit"
        ).rows.compactMap { $0[0].number }
        if !written.allSatisfy({ isSame(expected, $0) }) { found.append("\(name): the trace says \(written) of \(key)[\(guide)], not \(expected)") }
      }
    }
  }

  private func compareProposals(_ name: String, _ recorded: Recorded, _ keys: [String: [[Double?]]], _ found: inout [String]) throws {
    let pass = try recorded.pass(named: name)
    for (key, expected) in keys {
      let row = try recorded.trace.node(key, in: pass)
      let made = try recorded.trace.rows(
        "SELECT DISTINCT proposal_width, proposal_height FROM call WHERE node_id = \(row?.id ?? 0) AND pass_id = \(pass.id)"
      ).rows.map { $0.map(\.number) }
      for proposal in expected where !made.contains(where: { zip($0, proposal).allSatisfy { isSame($0, $1) } }) {
        found.append("\(name): \(key) was never proposed \(proposal) but \(made)")
      }
    }
  }

  private func isSame(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a == b || abs(a - b) <= Self.tolerance
  }
}

extension Recorded {
  func pass(named name: String) throws -> TracePass {
    guard let pass = try trace.pass(named: name) else { throw ExpectedFramesError.noPass(name) }
    return pass
  }

  fileprivate func origin(_ placement: TracePlacement) -> Rect { Rect(placement.absolute, placement.frame.size) }

  /// The nodes of a pass by key, and its layout, made anew: a trace has no guide that nobody read.
  fileprivate func layout(named name: String) throws -> ([String: NodeID], LayoutPass) {
    guard let index = scene.passes.firstIndex(where: { $0.name == name }) else { throw ExpectedFramesError.noPass(name) }
    let changes = scene.passes[...index].flatMap(\.changes)
    let built = try scene.build(scene.initialState.merging(changes.map { ($0.name, $0.value) }) { $1 })
    let layout = LayoutPass(tree: built.tree, log: EventLog(sink: MemoryTrace()))
    try layout.run(scene.passes[index].proposal)
    return (Dictionary(built.records().map { ($0.key, $0.id) }) { first, _ in first }, layout)
  }
}

enum ExpectedFramesError: Error {
  case noPass(String)
}
