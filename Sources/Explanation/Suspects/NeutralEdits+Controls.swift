import LayoutModel
import TraceStore

// Suspects that nobody wrote: parts of a control, what it is made of, and the grids of the Sections in a lazy grid.
extension NeutralEdits {
  /// The control that suspected nodes are parts of.
  func control(of target: Suspect.Target) throws -> NodeID? {
    let ids: [NodeID]
    switch target {
    case .nodes(let nodes): ids = nodes
    case .argument(let id, _, _): ids = [id]
    case .added, .moved, .setters, .environment: return nil
    }
    let nodes = try ids.compactMap(words.node)
    var around = nodes.contains { $0.pointer != nil } ? nil : nodes.first
    while let node = around, node.pointer == nil { around = try words.parent(of: node) }
    return try around.flatMap { try trace.traits(of: $0.kind).contains(.isControl) ? $0.id : nil }
  }

  /// Of a grid that nobody wrote, of a Section in a lazy grid, the grid around it, which is written.
  private func written(_ id: NodeID) throws -> NodeID? {
    guard let node = try words.node(id), node.pointer == nil, let around = try words.parent(of: node), around.kind == node.kind, around.pointer != nil else {
      return nil
    }
    return around.id
  }

  /// A suspect that is an argument of such a grid: that of the grid around it.
  func written(_ suspect: Suspect) throws -> Suspect {
    guard case .argument(let id, let path, let word) = suspect.target, let grid = try written(id) else { return suspect }
    return Suspect(suspect.role, .argument(grid, path: path, word: word))
  }

  /// A question about a step of what nobody wrote: of the grid around it, or of the control that it is a part of.
  func written(_ question: Question) throws -> Question {
    guard let by = question.by?.id, let around = try written(by) ?? control(of: .nodes([by])) else { return question }
    return Question(node: question.node, by: try named(around), axis: question.axis, value: question.value)
  }

  /// Whether a lazy grid holds Sections, whose headers hold no column for others.
  func holdsSections(_ grid: TraceNode) throws -> Bool {
    try trace.value(
      "SELECT 1 FROM node WHERE parent_id = :grid AND kind = :kind AND pointer IS NULL LIMIT 1",
      ["grid": .integer(Int64(grid.id)), "kind": .text(grid.kind)]) != nil
  }

  /// Edits of what sets the values that a control is made by, its style say, then something else in its place. Around the one that is asked about it is
  /// unwrapped for a part beside that alone: out of a part around it what was in one would stand in several.
  func edits(ofPartsOf control: NodeID, _ target: Suspect.Target, _ question: Question) throws -> [StepEdit] {
    let isAround = try words.node(control).map { contains($0, question.node) } ?? true
    let isPartAround = if case .nodes(let ids) = target { try ids.contains { try words.node($0).map { contains($0, question.node) } ?? true } } else { true }
    return try edits(for: Suspect(.content, .setters(control)), question) + (isAround && isPartAround ? [] : content(control, question))
  }
}
