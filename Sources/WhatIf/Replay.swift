import Explanation
import LayoutEngine
import LayoutModel
import Scene
import TraceStore

/// A recorded pass that can be laid out again: as it was, or with its scene edited. Writes nothing.
///
/// A pass is laid out in the state it was recorded in, after what was laid out before it. If sizes that it read called for another pass,
/// an edited scene is laid out once too; else until it has settled, as its last pass shows it.
package struct Replay {
  package let scene: Scene
  /// What the canvas proposed.
  package let proposal: Proposal
  /// As it was recorded.
  package let original: LaidOutScene
  /// The recorded pass that was edited, where edits were made since; and the edits.
  package let base: TracePass
  package let edits: [SceneEdit]
  /// The tree of `base`.
  let baseTree: SceneTree
  let options: LayoutPass.Options
  private let isSettled: Bool

  /// - Throws: `SceneError` if the trace's scene cannot be laid out by this version.
  package init(_ trace: Trace, _ pass: TracePass) throws {
    let passes = try trace.passes
    if let base = pass.base, let edit = pass.edit {
      guard let recorded = passes.first(where: { $0.id == base && $0.id < pass.id }) else {
        throw TraceError.damaged(path: trace.path, message: "the pass '\(pass.name)' is based on one that is not there")
      }
      self = Replay(try Replay(trace, recorded).editing(SceneEdit.list(edit)), recordedAs: pass)
      return
    }
    let name = try trace.value("SELECT name FROM scene")?.text ?? "scene.json"
    scene = try Scene(SceneInput(file: name, bytes: Array((try trace.sceneJSON ?? "").utf8)))
    (proposal, base, edits) = (pass.proposal, pass, [])
    options = LayoutPass.Options(cache: try trace.meta("cache").flatMap { CachePolicy(rawValue: $0) } ?? .memo)
    let layout = try Self.layout(of: pass, scene, passes.filter { $0.base == nil && $0.id < pass.id }, options, trace)
    isSettled = scene.isSettled(layout)
    original = LaidOutScene(scene, proposal, layout)
    baseTree = layout.tree
  }

  private init(_ replay: Replay, _ edited: LaidOutScene, _ edits: [SceneEdit]) {
    (original, proposal, options, isSettled) = (edited, edited.canvas, replay.options, replay.isSettled)
    (base, baseTree, self.edits) = (replay.base, replay.original.tree, edits)
    var scene = edited.scene
    scene.settleEdits()
    self.scene = scene
  }

  /// An edited pass that stands in the trace is a pass like others.
  private init(_ replay: Replay, recordedAs pass: TracePass) {
    (original, proposal, options, isSettled, scene) = (replay.original, replay.proposal, replay.options, replay.isSettled, replay.scene)
    (base, baseTree, edits) = (pass, replay.original.tree, [])
  }

  /// Passes that follow a source of matchedGeometryEffect depend on all before them.
  private static func layout(
    of pass: TracePass, _ scene: Scene, _ earlier: [TracePass], _ options: LayoutPass.Options, _ trace: Trace
  ) throws -> SceneLayout {
    func layOut(_ pass: TracePass, after before: SceneTree?) throws -> SceneLayout {
      guard let state = scene.state(recorded: pass.state) else {
        throw TraceError.damaged(path: trace.path, message: "the state of the pass '\(pass.name)' is not its scene's")
      }
      return try scene.layOut(
        state, pass.proposal, options, after: before, scrolled: ScrollPositions(try trace.scrollOffsets(in: pass), lineLengths: try trace.lineLengths(in: pass))
      )
    }
    var before: SceneTree?
    if scene.followsSources { for pass in earlier { before = try layOut(pass, after: before).tree } }
    return try layOut(pass, after: before)
  }

  /// The pass with another scene, or in another canvas. A canvas or a state that the scene's edits name comes first.
  package func layOut(_ scene: Scene, in proposal: Proposal? = nil) throws -> LaidOutScene {
    let canvas = proposal ?? scene.editedCanvas ?? self.proposal
    let state = original.state.map { StateVariable(name: $0.name, value: scene.editedState[$0.name] ?? $0.value) }
    let before = original.layout.before
    let scrolled = ScrollPositions(of: original.tree, keepsInSight: true)
    let layout =
      try isSettled
      ? scene.settle(state, canvas, options, after: before, scrolled: scrolled) : scene.layOut(state, canvas, options, after: before, scrolled: scrolled)
    return LaidOutScene(scene, canvas, layout)
  }

  /// The pass with edits made, in their order. Keys are those of the pass as it was, or ids that an earlier edit gave.
  ///
  /// - Throws: `SceneEditError` for an edit that cannot be made, `SceneError` for a scene that cannot be laid out with it.
  package func layOut(_ edits: [SceneEdit]) throws -> LaidOutScene {
    let edited = try edits.reduce(scene) { try $0.applying($1, to: original.tree) }
    do {
      return try layOut(edited)
    } catch let error as SceneError where error.file == SceneEditError.file {
      // What an edit wrote: two arguments that each are good alone, say.
      throw SceneEditError(SceneEdit.words(edits), .value(error.sentence))
    }
  }

  /// The pass with edits made at once: one that is about what another took away has nothing left to do.
  func layOut(together edits: [SceneEdit]) throws -> LaidOutScene {
    try layOut(
      try edits.reduce(scene) { scene, edit in
        do {
          return try scene.applying(edit, to: original.tree)
        } catch let error as SceneEditError {
          guard case .gone = error.problem else { throw error }
          return scene
        }
      })
  }

  /// The replay of a pass that was recorded with these edits made.
  package func editing(_ edits: [SceneEdit]) throws -> Replay { Replay(self, try layOut(edits), edits) }
}

extension Replay {
  /// The node of the replayed tree for a node of the trace, whose structure starts at `first`.
  func node(_ id: NodeID, of first: NodeID) -> NodeID? {
    let node = id - first + 1
    return node >= 1 && node <= original.tree.tree.count ? node : nil
  }
}
