import Foundation
import LayoutEngine
import LayoutModel
import Scene
import TestSupport
import Testing
import TraceStore

@testable import WhatIf

/// Where views write their sizes to states that others read, a pass laid out again with an edit is what recording the edited scene gives.
struct PlayedReplayTests {
  /// The scenes above, and random ones.
  static let cases = ReadSizeScenes.names + stride(from: 0, to: 100, by: 10).map { "random \($0)" }

  private static func scenes(_ name: String) -> [(name: String, json: String)] {
    guard name.hasPrefix("random "), let first = UInt64(name.dropFirst(7)) else { return [(name, ReadSizeScenes.json(name))] }
    return (first..<first + 10).map { ("random \($0)", RandomScene.reading(seed: $0)) }
  }

  private static func scene(_ json: String) throws -> Scene { try Scene(SceneInput(file: "scene.json", bytes: Array(json.utf8))) }

  /// What recording a scene gives, up to where it is given up.
  private struct Recording {
    let trace = MemoryTrace()
    /// The layouts of each pass of the scene.
    var passes: [[PassRecord]] = []
    /// Why it is given up.
    var error: SceneError?
    var isGivenUp: Bool { error != nil }
    /// What is not there any more nobody scrolls to in a what-if; a recording says so.
    var lacksTarget: Bool { if case .scrollTarget? = error?.problem { true } else if case .scrollsNothing? = error?.problem { true } else { false } }

    init(_ scene: Scene) {
      var player = ScenePlayer(scene, into: trace)
      do { try player.play() } catch { self.error = error as? SceneError }
      for pass in trace.passes {
        if pass.trigger.hasPrefix("readSize on") || pass.trigger.hasPrefix("matchedGeometryEffect on") {
          passes[passes.count - 1].append(pass)
        } else {
          passes.append([pass])
        }
      }
    }

    func frames(_ pass: PassRecord) -> [Frame] {
      let nodes = Dictionary(uniqueKeysWithValues: (trace.structures.first { $0.id == pass.structure }?.nodes ?? []).map { ($0.id, $0) })
      return trace.placements.filter { $0.pass == pass.id }.sorted { $0.node < $1.node }.map { placement in
        Frame(nodes[placement.node]?.kind ?? "?", placement.frame, placement.absolute, placement.proposal)
      }
    }
  }

  /// The place of a view and its offer, number by number; written out where it differs: there are a million of them.
  private struct Frame: Hashable, CustomStringConvertible {
    private let kind: String
    private let numbers: [UInt64]

    init(_ kind: String, _ frame: Rect, _ absolute: Point, _ proposal: Proposal) {
      self.kind = kind
      // No offer is no number.
      let offers = [proposal.width, proposal.height].map { $0?.bitPattern ?? .max }
      numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, absolute.x, absolute.y].map(\.bitPattern) + offers
    }

    var description: String {
      let words = numbers.map { $0 == .max ? "nil" : Double(bitPattern: $0).short }
      return "\(kind) at \(words[0]), \(words[1]), \(words[2]) × \(words[3]), in the canvas at \(words[4]), \(words[5]), offered \(words[6]) × \(words[7])"
    }
  }

  private static func frames(_ scene: LaidOutScene) -> [Frame] {
    scene.nodes.filter { scene.isPlaced($0) }.map { node in
      Frame(scene.record(node).kind, scene.frame(node), scene.absolute(node).origin, scene.proposal(node))
    }
  }

  /// The layout that is to be compared: of a pass that has settled the settled one, else that after as many.
  private static func counterpart(_ recording: Recording, of index: Int, _ turn: Int, isSettled: Bool) -> PassRecord? {
    guard recording.passes.indices.contains(index) else { return nil }
    let layouts = recording.passes[index], isLast = index == recording.passes.count - 1
    if isSettled { return isLast && recording.isGivenUp ? nil : layouts.last }
    return layouts[min(turn, layouts.count - 1)]
  }

  /// Some of everything that can be done to a node.
  private static func edits(_ tree: SceneTree) -> [String] {
    let all = tree.records().flatMap { record -> [String] in
      let key = SceneEdit.word(record.key)
      var edits = [record.role == .container ? "unwrap \(key)" : "remove \(key)", "add \(key) padding 3"]
      for name in record.attributes.map(\.name) where ["width", "height", "minWidth", "length"].contains(name) { edits.append("set \(key).\(name) 33") }
      if record.kind == "Text" { edits.append("set \(key).string \"Other words of more letters\"") }
      return edits
    }
    return all + ["canvas 150x90", "environment displayScale 2"]
  }

  @Test(arguments: cases) func `every edit of every pass gives what recording the edited scene gives, node by node`(_ name: String) throws {
    var compared = 0
    for (name, json) in Self.scenes(name) {
      let scene = try Self.scene(json)
      guard scene.dependsOnItsPasses || !name.hasPrefix("random ") else { continue }
      let recorded = try Recorded(keeping: scene)
      let recording = Recording(scene)
      for (index, layouts) in recording.passes.enumerated() {
        for (turn, pass) in layouts.enumerated() where [0, 1, layouts.count - 1].contains(turn) {
          guard let own = try recorded.trace.passes.first(where: { $0.id == pass.id }) else { continue }
          let isLast = turn == layouts.count - 1 && !(recording.isGivenUp && index == recording.passes.count - 1)
          let replay = try Replay(recorded.trace, own)
          #expect(Difference(Self.frames(replay.original), recording.frames(pass)) == .none, "\(name), \(own.name)")
          for words in Self.edits(replay.original.tree) {
            guard let edit = try? SceneEdit(words), let edited = try? replay.scene.applying(edit, to: replay.original.tree) else { continue }
            let anew = Recording(edited)
            if anew.lacksTarget { continue }
            guard let expected = Self.counterpart(anew, of: index, turn, isSettled: isLast) else {
              #expect(throws: SceneError.self, "\(name), \(own.name): \(words)") { try replay.layOut([edit]) }
              continue
            }
            compared += 1
            let frames = try Self.frames(replay.layOut([edit])), recorded = anew.frames(expected)
            #expect(Difference(frames, recorded) == .none, "\(name), \(own.name): \(words)")
          }
        }
      }
    }
    #expect(compared > 10)
  }

  @Test(arguments: ReadSizeScenes.names) func `an edit taken back is the pass as it was recorded`(_ name: String) throws {
    let recorded = try Recorded(keeping: try Self.scene(ReadSizeScenes.json(name)))
    for pass in try recorded.trace.passes {
      let replay = try Replay(recorded.trace, pass)
      #expect(Difference(Self.frames(try replay.layOut([])), Self.frames(replay.original)) == .none, "\(pass.name)")
      #expect(try replay.layOut([]).state == replay.original.state, "\(pass.name)")
      #expect(replay.scene.state(recorded: pass.state) == replay.original.state, "\(pass.name)")
    }
  }

  @Test func `a view that comes and goes is laid out again as often as it was, and no longer`() throws {
    let recorded = try Recorded(keeping: try Self.scene(ReadSizeScenes.oscillating.json)), passes = try recorded.trace.passes
    #expect(passes.count == 20)
    let last = try Replay(recorded.trace, try #require(passes.last))
    // Odd layouts, from the first on, have the block of 40; the twentieth has the thin one.
    #expect(last.original.node("thin") != nil && last.original.node("block") == nil)
    // Without what reads it, its size stays what the scene starts with: below 30.
    #expect(try last.layOut([SceneEdit("remove rsize")]).node("block") != nil)
    // 20 high it is still below 30: with that it settles.
    #expect(try last.layOut([SceneEdit("set blockf.height 20")]).state == [StateVariable(name: "size", value: .size(width: 100, height: 20))])
    let settled = try Recorded(try Self.scene(ReadSizeScenes.oscillating.json.replacing("\"height\": 40", with: "\"height\": 20")))
    #expect(throws: SceneError.self) { try Replay(settled.trace, settled.pass).layOut([SceneEdit("set blockf.height 40")]) }
  }
}
