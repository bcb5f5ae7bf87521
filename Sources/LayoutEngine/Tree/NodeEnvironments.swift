import LayoutModel

/// What the nodes of one tree live in, found from the modifiers around them; what was asked for is remembered.
struct NodeEnvironments {
  /// What the children of a node live in.
  private var inside: [NodeID: LayoutEnvironment] = [:]

  mutating func around(_ node: NodeID, in tree: LayoutTree) -> LayoutEnvironment {
    if tree.environmentChanges.isEmpty { return tree.environment }
    var holder = tree.nodes[node].parent, unknown: [NodeID] = []
    while holder != 0, inside[holder] == nil {
      unknown.append(holder)
      holder = tree.nodes[holder].parent
    }
    var environment = inside[holder] ?? tree.environment
    for holder in unknown.reversed() {
      if tree.environmentChanges.contains(holder) { tree.nodes[holder].primitive.modify(&environment, tree) }
      inside[holder] = environment
    }
    return environment
  }
}
