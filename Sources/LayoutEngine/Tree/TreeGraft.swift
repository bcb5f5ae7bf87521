import LayoutModel

/// Takes views over from a tree that was built, with all in them, so that a tree that differs in a few views is not made anew from arguments.
///
/// A view is what its arguments, its environment and the axis of the stack around it make of it: where these are the same, what is in it is, too.
/// Nothing that a layout found out is taken over: the tree is as if it had been built from its arguments.
package struct TreeGraft {
  private let source: LayoutTree
  private var environments = NodeEnvironments()

  /// Nodes that cannot stand elsewhere, in their order: an argument that waits for the size of a reader knows its node, a Layout written in Swift
  /// keeps what it likes, and what such a Layout is told stands beside the nodes.
  private let rooted: [NodeID]

  /// By node, whether it was taken over: a second time it is made anew, since what a stack or Grid keeps is one node's.
  private var isTaken: [Bool]

  package init(_ source: LayoutTree) {
    self.source = source
    isTaken = [Bool](repeating: false, count: Int(source.count) + 1)
    rooted = (source.deferred.nodes + source.layouts.values.keys + Self.layoutNodes(source)).sorted()
  }

  /// Opens and closes in `tree`, which was made like the source, what `node` is there, and all in it.
  ///
  /// - Returns: false where it would be something else in `tree`; nothing was opened then.
  package mutating func open(_ node: NodeID, in tree: LayoutTree) -> Bool {
    // A row asks what it stands in when it is made.
    if case .gridRow = source.nodes[node].primitive { return false }
    let next = rooted[rooted.indices.partitionPoint { rooted[$0] >= node }...].first
    if let next, next <= source.nodes[node].last { return false }
    guard tree.orientationOfNextChild == source.nodes[node].orientation, tree.innermost == environments.around(node, in: source) else { return false }
    let range = Int(node)...Int(source.nodes[node].last)
    if isTaken[range].contains(true) { return false }
    isTaken.replaceSubrange(range, with: repeatElement(true, count: range.count))
    take(node, into: tree)
    return true
  }

  /// Opens and closes what a node of a tree like this one is, and all in it.
  private func take(_ root: NodeID, into tree: LayoutTree) {
    let parent = tree.innermostNode, offset = tree.count + 1 - root
    for id in root...source.nodes[root].last {
      let old = source.nodes[id]
      var node = ViewNode(
        old.primitive, in: id == root ? parent : old.parent + offset, last: old.last + offset, isRightToLeft: old.isRightToLeft, isDynamic: old.isDynamic)
      (node.orientation, node.childCount) = (old.orientation, old.childCount)
      tree.append(node)
      if !source.builder.environmentChanges.isEmpty, source.builder.environmentChanges.contains(id) { tree.builder.environmentChanges.insert(tree.count) }
      if !source.builder.given.isEmpty, let given = source.builder.given[id] { tree.builder.given[tree.count] = given }
    }
    if parent != 0 { tree.nodes[parent].childCount += 1 }
    takeWarnings(into: tree, root...source.nodes[root].last, offset)
  }

  /// They stand in the order of their nodes.
  private func takeWarnings(into tree: LayoutTree, _ range: ClosedRange<NodeID>, _ offset: NodeID) {
    if source.warnings.isEmpty { return }
    let first = source.warnings.indices.partitionPoint { source.warnings[$0].node >= range.lowerBound }
    for warning in source.warnings[first...].prefix(while: { $0.node <= range.upperBound }) {
      tree.builder.warnings.append((warning.node + offset, warning.code, warning.message))
    }
  }

  /// Containers that a Layout written in Swift lays out.
  private static func layoutNodes(_ source: LayoutTree) -> [NodeID] {
    if source.layouts.boxes.isEmpty { return [] }
    return (1...source.count).filter { if case .customLayout = source.nodes[$0].primitive { true } else { false } }
  }
}
