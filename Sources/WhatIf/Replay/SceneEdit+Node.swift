import Explanation
import LayoutModel
import Scene

extension SceneEdit {
  /// The same edit of the scene as a pass has it: a node of the trace goes by its key there, or its place.
  ///
  /// - Parameter tree: the pass's.
  /// - Returns: nil for a node that the trace does not have.
  init?(_ edit: NodeEdit, _ words: NodeWords, in tree: Int32) throws {
    func key(_ id: NodeID) throws -> String? { try words.handle(id, in: tree) }
    func view(_ node: NodeEdit.NewNode) -> EditedView {
      EditedView(type: node.type, members: node.arguments.map { EditedView.Member(name: $0.name, value: EditValue(json: $0.json)) })
    }
    guard let name = try edit.node.map(key) ?? "" else { return nil }
    switch edit {
    case .remove: self = .remove(name)
    case .unwrap: self = .unwrap(name)
    case .set(_, let argument, let json): self = .set(name, argument: argument, EditValue(json: json))
    case .add(_, let modifier): self = .add(name, modifier: view(modifier))
    case .replace(_, let other): self = .replace(name, view(other))
    case .insert(let new, let place, _): self = .insert(view(new), place == .before ? .before : .after, name)
    case .move(_, let outside):
      guard let other = try key(outside) else { return nil }
      self = .move(name, .outside, other)
    case .environment(let name, let json): self = .environment(name, EditValue(json: json))
    case .canvas(let canvas): self = .canvas(canvas)
    }
  }
}
