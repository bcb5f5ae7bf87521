import LayoutEngine
import LayoutModel

/// Where the ScrollViews and Lists of a program are scrolled to, how large their content was, and how long the rows are that lazy containers have laid
/// out, by the paths of views: bodies that run again make other nodes.
@MainActor struct ScrolledViews {
  private var offsets: [String: Point] = [:]
  private var contents: [String: Size] = [:]
  /// By the path of some view in each row.
  private var rows: [String: [String: Double]] = [:]

  nonisolated init() {}

  init(of tree: ElementTree) {
    let state = tree.tree.scrolling
    for (path, node) in tree.places {
      offsets[path] = state.offsets[node]
      contents[path] = state.contentSizes[node]
    }
    let known = state.lineLengths.filter { !$0.value.isEmpty }
    if known.isEmpty { return }
    let names = Dictionary(tree.places.filter { known[$0.value] != nil }.map { ($0.value, $0.key) }) { min($0, $1) }
    for (path, view) in tree.places {
      var row = view
      while row != 0 {
        let around = tree.tree.nodes[Int(row)].parent
        if let name = names[around], let length = known[around]?[row] { rows[name, default: [:]][path] = length }
        row = around
      }
    }
  }

  /// Scrolls another tree of the same views.
  func apply(to tree: ElementTree) {
    func nodes<Value>(_ values: [String: Value]) -> [NodeID: Value] {
      Dictionary(values.compactMap { path, value in tree.places[path].map { ($0, value) } }) { $1 }
    }
    let lines = nodes(rows).map { container, rows in
      (container, Dictionary(rows.compactMap { path, length in tree.places[path].flatMap { tree.row(of: $0, in: container) }.map { ($0, length) } }) { $1 })
    }
    tree.tree.scrolling.offsets = nodes(offsets)
    tree.tree.scrolling.contentSizes = nodes(contents)
    tree.tree.scrolling.takeLineLengths(Dictionary(lines) { $1 })
  }
}

extension ElementTree {
  /// The child of a container that a view in it is in.
  fileprivate func row(of view: NodeID, in container: NodeID) -> NodeID? {
    guard view > container, view <= tree.nodes[Int(container)].last else { return nil }
    var row = view
    while tree.nodes[Int(row)].parent != container { row = tree.nodes[Int(row)].parent }
    return row
  }
}
