import Explanation
import LayoutEngine
import LayoutModel
import LayoutUI
import Scene

extension ElementTree {
  /// What a trace says of the nodes, in pre-order.
  ///
  /// - Parameter offset: how far they are numbered on in it.
  func records(from offset: NodeID) -> [NodeRecord] {
    var paths = ScenePaths()
    return nodes.enumerated().map { index, node in
      let id = NodeID(index + 1), kind = tree.kind(id), last = tree.nodes[index + 1].last
      let (depth, ordinal) = paths.open(id, last: last, kind: kind)
      var view = id
      while tree.role(view) == .modifier { view += 1 }
      let parent = tree.nodes[index + 1].parent
      var record = NodeRecord(
        id: id + offset, parent: parent == 0 ? 0 : parent + offset, last: last + offset, ordinal: ordinal, depth: depth, key: key(id), path: paths.current,
        role: tree.role(id), kind: kind, label: label(node, id), view: view + offset, pointer: node.pointer,
        attributes: node.arguments.map { ($0.name, $0.number, $0.number == nil || $0.isComputed ? $0.text : nil) },
        source: node.place.map { SourceLine(file: $0.file, line: Int32($0.line), column: Int32($0.column), function: Self.function(node.owner, $0.function)) })
      record.font = tree.textFont(id)
      return record
    }
  }

  func key(_ node: NodeID) -> String { nodes[Int(node) - 1].key ?? "node\(node)" }

  private func label(_ node: Node, _ id: NodeID) -> String? {
    guard tree.role(id) == .leaf else { return nil }
    var first: String?, appended = ""
    for argument in node.arguments {
      switch argument.value {
      case .text(let text): first = first ?? text
      case .parts(let parts): appended += parts.map(\.string).joined()
      default: break
      }
    }
    return first.map { $0 + appended }.map { $0.count > 120 ? $0.prefix(119) + "…" : $0 }
  }

  /// `ContentView.body`, `ContentView.header`.
  private static func function(_ owner: String, _ function: String) -> String {
    [owner, function].filter { !$0.isEmpty }.joined(separator: ".")
  }
}

extension Argument {
  /// The number that it is, if it is one and no closure computes it.
  fileprivate var number: Double? {
    switch value {
    case .number(let number): number
    case .formula(let formula): AffineFormula(formula)?.constant
    default: nil
    }
  }

  fileprivate var isComputed: Bool {
    if case .formula = value { number == nil } else { false }
  }

  /// As a scene has it.
  fileprivate var text: String? {
    switch value {
    case .text(let text): text
    case .bool(let bool): "\(bool)"
    // Of a closure its place is that of its call; what is in it, nobody knows.
    case .formula: ArgumentJSON.text(value) ?? SwiftCall.closure
    default: ArgumentJSON.text(value)
    }
  }
}
