import LayoutModel
import Scene

/// A pass's scene, as it is or edited, in one canvas after another.
final class CanvasSeries {
  private let replay: Replay
  private let scene: Scene
  private var last: LaidOutScene?

  init(_ replay: Replay, _ scene: Scene) { (self.replay, self.scene) = (replay, scene) }

  /// - Returns: a layout that is good until the next one is made.
  func layOut(in canvas: Proposal) throws -> LaidOutScene {
    let before = last
    // After an error the next one starts anew.
    last = nil
    let layout = try replay.layOut(scene, in: canvas, after: before)
    last = layout
    return layout
  }
}
