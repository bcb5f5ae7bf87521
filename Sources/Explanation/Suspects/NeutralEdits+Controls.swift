import LayoutModel

// Suspects that are parts of a control: what it is made of, which nobody wrote.
extension NeutralEdits {
  /// The control that suspected nodes are parts of.
  func control(of target: Suspect.Target) throws -> NodeID? {
    let ids: [NodeID]
    switch target {
    case .nodes(let nodes): ids = nodes
    case .argument(let id, _, _): ids = [id]
    case .added, .moved, .setters, .environment: return nil
    }
    var around = try ids.compactMap(words.node)
    if around.isEmpty || around.contains(where: { $0.pointer != nil }) { return nil }
    while let node = around.first, node.pointer == nil { around = try words.parent(of: node).map { [$0] } ?? [] }
    return try around.first.flatMap { try trace.traits(of: $0.kind).contains(.isControl) ? $0.id : nil }
  }

  /// What sets the values that a control is made by, its style say, then something else in its place.
  func edits(ofPartsOf control: NodeID, _ question: Question) throws -> [StepEdit] {
    let isAround = try words.node(control).map { contains($0, question.node) } ?? true
    return try edits(for: Suspect(.content, .setters(control)), question) + (isAround ? [] : content(control, question))
  }
}
