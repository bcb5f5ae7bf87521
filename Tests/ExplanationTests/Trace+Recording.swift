import LayoutModel
import Scene
import TestSupport
import TraceStore

extension Trace {
  /// What a scene records. The file has no name any more when it is read.
  static func recording(_ scene: SceneText) throws -> Trace {
    let folder = try TestFolder(), file = folder.path("trace.db")
    var player = ScenePlayer(try Scene(SceneInput(file: "scene.json", bytes: Array(scene.utf8))), into: try TraceRecorder(path: file))
    try player.play()
    return try withExtendedLifetime(folder) { try Trace(path: file) }
  }
}
