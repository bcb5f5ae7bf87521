import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// A recorded pass that can be laid out again: as it was, or with its scene edited. Writes nothing.
package struct Replay {
  package let scene: Scene
  package let proposal: Proposal
  private let state: [String: ExpressionValue]
  private let options: LayoutPass.Options
  /// As it was recorded.
  package let original: LaidOutScene

  /// - Throws: `SceneError` if the trace's scene cannot be laid out by this version.
  package init(_ trace: Trace, _ pass: TracePass) throws {
    let name = try trace.value("SELECT name FROM scene")?.text ?? "scene.json"
    scene = try Scene(SceneInput(file: name, bytes: Array((try trace.sceneJSON ?? "").utf8)))
    proposal = pass.proposal
    state = scene.state(recorded: pass.state) ?? scene.initialState
    var options = LayoutPass.Options()
    options.cache = try trace.meta("cache").flatMap { CachePolicy(rawValue: $0) } ?? .memo
    self.options = options
    original = try LaidOutScene(scene, state, proposal, options)
  }

  /// The pass with another scene, or in another canvas.
  package func layOut(_ scene: Scene, in proposal: Proposal? = nil) throws -> LaidOutScene {
    try LaidOutScene(scene, state, proposal ?? self.proposal, options)
  }
}

/// A scene that was laid out in memory.
package struct LaidOutScene {
  package let tree: SceneTree
  private let pass: LayoutPass

  init(_ scene: Scene, _ state: [String: ExpressionValue], _ proposal: Proposal, _ options: LayoutPass.Options) throws {
    (tree, pass) = try scene.settle(state, proposal, options)
  }

  package func size(_ node: NodeID) -> Size { tree.tree.nodes[Int(node)].frame.size }

  /// The reply to nil x nil.
  package func idealSize(_ node: NodeID) throws -> Size {
    try DeepThread.run(levels: tree.tree.depth) { pass.size(of: node, proposed: .unspecified) }
  }
}
