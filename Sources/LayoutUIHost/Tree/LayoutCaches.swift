import LayoutEngine
import LayoutModel

/// Caches of the Layouts of a program from one evaluation of its views to the next: a cache lasts as long as its container, and is updated when that changes.
extension ElementTree {
  /// Takes those of the views that the same program came to before, while no Layout has been asked yet.
  func takeLayoutCaches(from old: ElementTree) {
    let known = Dictionary(uniqueKeysWithValues: old.layouts)
    for (name, node) in layouts {
      guard let known = known[name] else { continue }
      tree.takeLayoutCache(node, from: old.tree, known, isStale: contents(of: node) != old.contents(of: known))
    }
  }

  /// The Layouts by their identity, and by how many others of the same one are around: a Layout's only view is called as it is.
  private var layouts: [(String, NodeID)] {
    var counts: [String: Int] = [:]
    return paths.filter { tree.hasLayout($0.node) }.map { path, node in
      counts[path, default: 0] += 1
      return ("\(path) \(counts[path] ?? 0)", node)
    }
  }

  /// What a Layout and the views in it were made of.
  private func contents(of node: NodeID) -> [String] {
    let inner = nodes[Int(node) - 1..<Int(tree.nodes[Int(node)].last)]
    return [tree.layoutProperties(node)] + inner.map { node in "\(node.place?.description ?? "") \(node.arguments.map { "\($0.name) \($0.value)" })" }
  }
}
