import LayoutEngine
import LayoutModel
import Scene

/// A scene, laid out: every pass recorded in memory.
struct Laid {
  let trace = MemoryTrace()
  private let nodes: [String: NodeID]

  init(_ view: String, in canvas: Proposal, _ more: String = "") throws {
    let text = "{\"version\": 1, \"view\": \(view)\(more.isEmpty ? "" : ", \(more)")}"
    let scene = try Scene(SceneInput(file: "scene.json", bytes: Array(text.utf8)))
    var player = ScenePlayer(more.contains("\"passes\"") ? scene : scene.laidOut(in: canvas), into: trace)
    try player.play()
    nodes = Dictionary(trace.structures.flatMap(\.nodes).map { ($0.key, $0.id) }) { $1 }
  }

  /// In its parent, after the last pass.
  func frame(_ key: String) -> Rect? {
    trace.placements.last { $0.node == nodes[key] }?.frame
  }

  /// On the canvas, after the last pass, or after the one of that number.
  func onCanvas(_ key: String, pass: Int32? = nil) -> Rect? {
    trace.placements.last { $0.node == nodes[key] && (pass == nil || $0.pass == pass) }.map { Rect($0.absolute, $0.frame.size) }
  }
}

/// A view of a fixed size, as JSON.
func box(_ id: String, _ width: Double, _ height: Double, _ modifiers: String = "") -> String {
  "{\"type\": \"Shape\", \"id\": \"\(id)\", \"sizeThatFits\": {\"width\": \(width), \"height\": \(height)}, \"modifiers\": [\(modifiers)]}"
}
