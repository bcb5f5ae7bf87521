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
    state = try scene.state(before: pass, of: trace)
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

extension Scene {
  /// The state in which a recorded pass was laid out.
  fileprivate func state(before pass: TracePass, of trace: Trace) throws -> [String: ExpressionValue] {
    var state = initialState
    // A proposal given on the command line replaces the scene's passes by one in the initial state.
    guard let index = passes.firstIndex(where: { $0.name == pass.name }), try trace.passes.count == passes.count else { return state }
    for change in passes[...index].flatMap(\.changes) { state[change.name] = change.value }
    return state
  }
}

/// A scene that was laid out in memory.
package struct LaidOutScene {
  package let tree: SceneTree
  private let pass: LayoutPass

  init(_ scene: Scene, _ state: [String: ExpressionValue], _ proposal: Proposal, _ options: LayoutPass.Options) throws {
    let tree = try scene.build(state)
    let pass = LayoutPass(tree: tree.tree, options: options)
    try DeepThread.run(levels: tree.tree.depth) { try pass.run(proposal) }
    (self.tree, self.pass) = (tree, pass)
  }

  package func size(_ node: NodeID) -> Size { tree.tree.nodes[Int(node)].frame.size }

  /// The reply to nil x nil.
  package func idealSize(_ node: NodeID) throws -> Size {
    try DeepThread.run(levels: tree.tree.depth) { pass.size(of: node, proposed: .unspecified) }
  }
}
