import LayoutModel
import Scene
import TestSupport
import Testing

@testable import WhatIf

/// A scene in one canvas after another is laid out as it is in each of them alone.
struct CanvasSeriesTests {
  private static let canvases = [Proposal(320, 480), Proposal(90, 40), Proposal(nil, 200), Proposal(0, 0), Proposal(700, nil), Proposal(320, 480)]

  private static func frames(_ scene: LaidOutScene) -> [String] {
    scene.nodes.map { node in
      let lines = scene.text(node).map { "\($0)" } ?? ""
      return scene.isPlaced(node) ? "\(scene.frame(node)) \(scene.absolute(node)) \(scene.drawn(node)) \(scene.proposal(node)) \(lines)" : "-"
    }
  }

  @Test func `random scenes are laid out in a canvas as if they had been in no other`() throws {
    var kept = 0
    for seed in UInt64(0)..<300 {
      let json = seed % 3 == 0 ? RandomScene.reading(seed: seed) : RandomScene.json(seed: seed)
      let recorded = try Recorded(keeping: Scene(SceneInput(file: "scene.json", bytes: Array(json.utf8))))
      let replay = try Replay(recorded.trace, recorded.pass), series = CanvasSeries(replay, replay.scene)
      var trees: Set<ObjectIdentifier> = []
      for canvas in Self.canvases {
        guard let alone = try? replay.layOut(replay.scene, in: canvas) else {
          #expect(throws: (any Error).self, "seed \(seed)") { try series.layOut(in: canvas) }
          continue
        }
        let next = try series.layOut(in: canvas)
        #expect(Difference(Self.frames(next), Self.frames(alone)) == .none, "seed \(seed) \(canvas)")
        trees.insert(ObjectIdentifier(next.tree))
      }
      if trees.count == 1 { kept += 1 }
    }
    // Scroll views, lists and lazy containers remember, and states are played.
    #expect(kept > 60 && kept < 290, "\(kept) of 300 in one tree")
  }
}
