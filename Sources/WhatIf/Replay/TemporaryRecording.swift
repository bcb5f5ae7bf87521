import LayoutEngine
import LayoutModel
import Platform
import Scene
import TraceStore

/// A scene recorded to be looked at once: its file is gone as soon as it is open.
package enum TemporaryRecording {
  /// - Returns: the recording, up to where the layout was given up if it says itself why.
  /// - Throws: `SceneError` for a scene that cannot be laid out, `TraceError` if there is no room for the recording.
  package static func trace(of scene: Scene, options: LayoutPass.Options, meta: [(key: String, value: String)]) throws -> Trace {
    try Trace(recordedAs: scene.file) { try record(scene, to: $0, options, meta) }
  }

  private static func record(_ scene: Scene, to path: String, _ options: LayoutPass.Options, _ meta: [(key: String, value: String)]) throws {
    let first = try scene.firstTree()
    let recorder = try TraceRecorder(path: path, nodes: Int(first.tree.count))
    defer { recorder.close() }
    var player = ScenePlayer(scene, into: recorder, options: options, meta: meta, first: first)
    do {
      try player.play()
    } catch let error as SceneError where error.problem.isFinding {
      // The diagnostic is in the recording.
      recorder.close()
    }
  }
}

extension SceneError.Problem {
  /// Whether the recording has a diagnostic that says it: a layout that contradicts itself, a state that never settles.
  fileprivate var isFinding: Bool {
    switch self {
    case .unsettled, .unmatched, .layout(.impure, _): true
    default: false
    }
  }
}
