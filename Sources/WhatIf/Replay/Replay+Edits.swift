import LayoutModel
import Scene

// What the pass is with its scene edited.
extension Replay {
  /// The pass with edits made, in their order. Keys are those of the pass as it was, or ids that an earlier edit gave.
  ///
  /// - Throws: `SceneEditError` for an edit that cannot be made, `SceneError` for a scene that cannot be laid out with it.
  package func layOut(_ edits: [SceneEdit]) throws -> LaidOutScene {
    let edited = try edits.reduce(scene) { try $0.applying($1, to: original.tree, among: edits) }
    do {
      return called(try layOut(edited))
    } catch let error as SceneError where error.file == SceneEditError.file {
      // What an edit wrote: two arguments that each are good alone, say.
      throw SceneEditError(SceneEdit.words(edits), .value(error.sentence))
    } catch let error as SceneError {
      guard case .evaluation(_, .unavailable) = error.problem else { throw error }
      throw SceneEditError(SceneEdit.words(edits), .read(error.sentence))
    }
  }

  /// The pass with edits made at once: one that is about what another took away has nothing left to do.
  func layOut(together edits: [SceneEdit], in canvas: Proposal? = nil) throws -> LaidOutScene {
    let edited = try edits.reduce(scene) { scene, edit in
      do {
        return try scene.applying(edit, to: original.tree, among: edits)
      } catch let error as SceneEditError {
        guard case .gone = error.problem else { throw error }
        return scene
      }
    }
    return called(try layOut(edited, in: canvas))
  }

  /// The layout of an edited scene, in which nodes are called what they are called in this one.
  private func called(_ edited: LaidOutScene) -> LaidOutScene {
    if edited.tree !== original.tree { edited.tree.original = original.tree }
    return edited
  }

  /// The replay of a pass that was recorded with these edits made.
  package func editing(_ edits: [SceneEdit]) throws -> Replay { Replay(self, try layOut(edits), edits) }
}
