import LayoutEngine
import LayoutModel
import Scene

/// Modifiers of a recorded program whose value of the environment its code reads. An edit of one of them makes the code come to other views, which the program is
/// asked for.
struct ProgramSettings {
  /// A value of the environment that an edit makes another one.
  struct Trial: Equatable {
    /// The modifier's, in the recorded scene.
    let pointer: String
    /// nil: the modifier is not there.
    let value: String?
  }

  let modifiers: [(node: NodeID, pointer: String)]
  private let recorded: SceneTree

  /// - Parameters:
  ///   - pointers: those of the modifiers.
  ///   - recorded: the tree that the program was recorded with.
  /// - Returns: nil where the code reads none.
  init?(_ pointers: [String], of recorded: SceneTree) {
    if pointers.isEmpty { return nil }
    let known = Set(pointers)
    modifiers = recorded.nodes.compactMap { node in node.pointer.flatMap { known.contains($0) ? (node.id, $0) : nil } }
    self.recorded = recorded
  }

  /// What of the values is otherwise in the tree of an edited scene. A modifier that went with all that it is on changes nothing for others.
  func trials(in edited: SceneTree) -> [Trial] {
    modifiers.compactMap { modifier in
      let old = recorded[modifier.node]
      guard let new = edited.node(matching: modifier.node, of: recorded) else {
        return edited.node(matching: old.view, of: recorded) == nil ? nil : Trial(pointer: modifier.pointer, value: nil)
      }
      let now = Self.values(edited[new])
      // The value is the one argument that an edit can have changed.
      return Self.values(old).first { now[$0.key] != $0.value }.map { Trial(pointer: modifier.pointer, value: now[$0.key] ?? "nil") }
    }
  }

  private static func values(_ node: SceneNode) -> [String: String] {
    Dictionary(node.attributes.map { ($0.name, $0.text ?? $0.number?.short ?? "nil") }) { first, _ in first }
  }
}
