import Explanation
import LayoutModel
import Scene
import TraceStore

/// How a node is taken away so that what is otherwise then is its own doing.
///
/// 1. A container is unwrapped: its views stay. Of a ViewThatFits the view that it takes stays, alone: all of them in its place nobody meant.
/// 2. Anything else is removed. A cell that others follow in their row leaves an empty one behind, or those would be in other columns.
struct Removal {
  let edits: [SceneEdit]
  /// What stands in its place then, where that is neither nothing nor what is in it.
  var instead: String?

  /// - Parameter own: the node in the tree of `replay`.
  init(_ node: TraceNode, _ own: NodeID, in replay: Replay, _ trace: Trace) throws {
    let scene = replay.original
    if node.role == "container", own < scene.record(own).last {
      let others = scene.traits(own).contains(.chooses) ? Self.notTaken(own, in: scene) : []
      edits = others.map(SceneEdit.remove) + [.unwrap(node.key)]
      if !others.isEmpty { instead = scene.children(own).first(where: scene.isPlaced).map { "\(scene.record(scene.record($0).view).key) alone in its place" } }
    } else if let empty = try NeutralEdits(trace).emptyCell(before: node.id) {
      edits = [try SceneEdit(empty, NodeWords(trace), in: node.structure), .remove(node.key)].compactMap { $0 }
      instead = "a cell of 0 × 0 in its place"
    } else {
      edits = [.remove(node.key)]
    }
  }

  /// The keys of the views that a ViewThatFits does not take; none where one of them is written in the same place as the one that it does.
  private static func notTaken(_ node: NodeID, in scene: LaidOutScene) -> [String] {
    let views = scene.children(node).map { (scene.record(scene.record($0).view), scene.isPlaced($0)) }
    guard let taken = views.first(where: \.1)?.0 else { return [] }
    let others = views.filter { !$0.1 }.map(\.0)
    if others.contains(where: { $0.item == taken.item || $0.pointer == nil }) { return [] }
    return others.reduce(into: []) { keys, view in if !keys.contains(view.key) { keys.append(view.key) } }
  }
}
