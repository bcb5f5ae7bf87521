import LayoutEngine
import LayoutModel
import Scene

extension LaidOutScene {
  /// The last pass of a scene, after those before it, in memory.
  ///
  /// - Throws: `SceneError` for a scene that cannot be laid out.
  package init(playing scene: Scene, _ options: LayoutPass.Options = LayoutPass.Options()) throws {
    let last = max(0, scene.passes.count - 1)
    let layout = try scene.play(last, until: .settled, options)
    self.init(scene, scene.passes[last].proposal, layout)
  }

  /// By how much nodes stick out where that is not meant.
  package var troubles: [Overflow] { overflows.filter { !$0.isMeant } }
}
