import LayoutModel

/// The environments of a tree's nodes, found from the modifiers around them; each is worked out once.
struct NodeEnvironments {
  /// The environment of a node's children, by node.
  private var inside: [NodeID: LayoutEnvironment] = [:]

  mutating func around(_ node: NodeID, in tree: LayoutTree) -> LayoutEnvironment {
    if tree.builder.environmentChanges.isEmpty { return tree.environment }
    var holder = tree.nodes[node].parent, unknown: [NodeID] = []
    while holder != 0, inside[holder] == nil {
      unknown.append(holder)
      holder = tree.nodes[holder].parent
    }
    var environment = inside[holder] ?? tree.environment
    for holder in unknown.reversed() {
      if tree.builder.environmentChanges.contains(holder) { tree.nodes[holder].primitive.modify(&environment, tree) }
      inside[holder] = environment
    }
    return environment
  }
}
